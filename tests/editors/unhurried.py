"""``egcfg`` whose memory has the time that it needs: ``python -m tests.editors.unhurried serve``."""

import sys

from egcfg_lsp.discovery import project_index

project_index.PATIENCE_S = 60.0  # before others read it


def main():
    from egcfg_lsp.cli import main as egcfg
    from engine.memory import recall

    recall.TRIAL_S, recall._RUN_S = 60.0, 10.0
    sys.exit(egcfg(sys.argv[1:]))


if __name__ == "__main__":
    main()
