"""The operations of the API: what is asked, what is answered, and who answers."""
