"""`python -m sampan.cli`, for an installation whose `sampan` is not on the path."""

import sys

from sampan.cli import main

sys.exit(main())
