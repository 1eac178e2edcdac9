"""Keys of the WSGI environment through which the layers tell each other about a request."""

REQUEST_ID = "dancecard.request_id"
ROUTE = "dancecard.route"  # the path template from the document, such as `/games/{name}`
