"""`python -m cantina.cli`."""

import sys

from cantina.cli import main

if __name__ == "__main__":
    sys.exit(main())
