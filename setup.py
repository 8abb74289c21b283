"""Builds Sampan: core, games and bots are compiled with mypyc where a C compiler is found, else installed as they are.

SAMPAN_COMPILE=0 never compiles; SAMPAN_COMPILE=1 insists on it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

# Drawing for the terminal is no hot path, and rich is easier to use uncompiled. Compiled TypedDicts would lose the
# types of their keys, from which the page's types are generated.
UNCOMPILED = ("terminal_drawing.py", "view_types.py")


def compiles_c() -> bool:
    """Whether a C compiler and the Python headers are here: tried out on a file of one line."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint sampan_probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Any]:
    """The compiled modules, or none."""
    wish = os.environ.get("SAMPAN_COMPILE", "")
    only_asks = {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # a build asks for metadata first
    if wish == "0" or only_asks:
        return []
    if wish != "1" and not compiles_c():
        print("sampan: no C compiler found; installing uncompiled, which is slower but complete", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = [("core", [Path("src/sampan/core"), Path("src/sampan/bots")])]
    games = Path("src/sampan/games")
    groups += [(folder.name, [folder]) for folder in sorted(games.iterdir()) if (folder / "game.py").is_file()]
    separate: list[tuple[list[str], str | None]] = [(sources(*folders), f"sampan_{name}") for name, folders in groups]
    separate[0][0].append(str(games / "registry.py"))
    return list(mypycify([path for paths, _ in separate for path in paths], opt_level="3", separate=separate))


def sources(*folders: Path) -> list[str]:
    """What is compiled of the folders."""
    return sorted(str(path) for folder in folders for path in folder.rglob("*.py") if path.name not in UNCOMPILED)


# The games do not depend on one another, so they are compiled side by side, and alone when one of them has changed.
setup(ext_modules=extensions(), options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})
