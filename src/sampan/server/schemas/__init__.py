"""The types of everything that crosses the wire (docs/protocol.md): they check input and document output."""
