"""Legal actions described as sets: list, n-th and mask say the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from sampan.core.arrays import bit_number, count_bits, nth_bit, zeros
from sampan.core.legal_actions import LegalActions

ROOM = 2000


@st.composite
def descriptions(draw: st.DrawFn) -> tuple[LegalActions, list[int]]:
    """A description, and the codes that were added to it."""
    legal, codes, base = LegalActions(200), list[int](), 0
    for _ in range(draw(st.integers(0, 8))):
        how = draw(st.sampled_from(["code", "set", "range"]))
        if how == "code":
            legal.add_code(base)
            codes.append(base)
            base += 1
        elif how == "set":
            word = draw(st.integers(0, (1 << 62) - 1))
            legal.add_set(base, word)
            codes += [base + bit for bit in range(62) if word >> bit & 1]
            base += 62
        else:
            end = base + draw(st.integers(0, 150))
            legal.add_range(base, end)
            codes += range(base, end)
            base = end
    return legal, codes


@given(descriptions())
def test_list_nth_and_mask_follow_from_the_description(described: tuple[LegalActions, list[int]]) -> None:
    legal, codes = described
    into = zeros(ROOM)
    assert legal.write(into) == legal.count == len(codes)
    assert list(into)[: len(codes)] == codes
    assert [legal.nth(number) for number in range(len(codes))] == codes
    mask = vec[u8]([u8(0)] * ROOM)
    legal.write_mask(mask, 7)
    assert [place - 7 for place, flag in enumerate(mask) if flag] == codes
    legal.clear()
    assert legal.write(into) == legal.count == 0


@given(st.integers(1, (1 << 62) - 1))
def test_words_are_small_sets(word: int) -> None:
    bits = [bit for bit in range(62) if word >> bit & 1]
    assert count_bits(word) == len(bits)
    assert [nth_bit(word, number) for number in range(len(bits))] == bits
    assert [bit_number(1 << bit) for bit in bits] == bits
