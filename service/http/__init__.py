"""HTTP layers around the operations: errors, keys, headers, the shortcut."""
