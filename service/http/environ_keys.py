"""Keys of the WSGI environment through which the layers tell each other about a request."""

REQUEST_ID = "dancecard.request_id"
ROUTE = "dancecard.route"  # the path template from the document, such as `/games/{name}`
PADDED_SIZE = "dancecard.padded_size"  # bytes: the answer is padded to a multiple of it; 0: it is not padded
