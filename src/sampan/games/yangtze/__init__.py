"""Yangtze: trade on the river, bid for trading posts, obey twelve emperors (docs: guide/)."""
