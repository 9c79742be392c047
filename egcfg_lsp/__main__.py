"""``python -m egcfg_lsp`` is ``egcfg``."""

import sys

from egcfg_lsp.cli import main

sys.exit(main())
