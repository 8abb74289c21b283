"""Yellow & Yangtze: states on two rivers, and a score that is your weakest colour."""
