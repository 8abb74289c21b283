"""The parts of benchmarks/soak.py. They share their servers and their PostgreSQL with the tests."""

import sys
from pathlib import Path

_TESTS = Path(__file__).resolve().parents[2] / "tests"
sys.path[:0] = [str(_TESTS / "helpers"), str(_TESTS / "integration" / "helpers")]
