"""What lies over what on the page.

A player judges the board, the hand and the goods: all parts with `data-judge`. What tells the player something must
not cover them: the question with all that belongs to it, such as the preview of what a click would do, notices, and
pictures of what happened.

A bubble, which says why not or what something is, comes when it is called and goes with the pointer; it lies beside
what it is about. It may lie over the board, but not over the thing itself; nor over what is lit, if there is room for
it elsewhere beside the thing.

Where the page is longer than the window, the question stays at the bottom of the window. There it must leave
everything that is lit some place on the window where nothing lies over it.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# A new size of the window is drawn first, and what measures itself once more after that.
_DRAWN = "await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));"
_BOXES = """
    const found = (places, root = document) => [...root.querySelectorAll(places)]
        .filter((each) => each.checkVisibility())
        .map((each) => ({
            each,
            name: each.dataset.thing ?? each.getAttribute('class'),
            ...each.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => width > 1 && height > 1);
    const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const TELLERS = '.prompt, .prompt *, .remark, .situation > *, .notices > *, .curtain, [data-scene]';
"""

_WHOLE = f"""async () => {{
    {_DRAWN}
    {_BOXES}
    const wrong = [];
    const {{ scrollHeight, scrollWidth }} = document.scrollingElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`the page scrolls: ${{scrollHeight}}`);
    const judged = found('[data-judge]');
    if (judged.length === 0) wrong.push('nothing is there to judge');
    for (const {{ name, top, bottom }} of judged) {{
        if (top >= 0 && bottom <= innerHeight + 1) continue;
        wrong.push(`${{name}} is not seen as a whole: ${{top}} to ${{bottom}}`);
    }}
    for (const place of ['.board-area', '.decision']) {{
        const area = document.querySelector(place);
        if (area && !document.querySelector('.outcome') && area.scrollHeight > area.clientHeight + 1) {{
            wrong.push(`${{place}} scrolls: ${{area.scrollHeight}} in ${{area.clientHeight}}`);
        }}
        if (area && area.scrollWidth > area.clientWidth) wrong.push(`${{place}} scrolls sideways`);
    }}
    for (const teller of found(TELLERS)) {{
        const hidden = judged.filter((thing) => overlap(teller, thing));
        wrong.push(...hidden.map(({{ name }}) => `${{teller.name}} lies over ${{name}}`));
    }}
    return wrong;
}}"""

_LIT = f"""async () => {{
    {_DRAWN}
    {_BOXES}
    const wrong = [];
    if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    // The first and the last of each kind: those between them are no farther away.
    const kinds = Map.groupBy(found('.lit'), ({{ name }}) => name?.split(':')[0]);
    for (const {{ each, name }} of [...kinds.values()].flatMap((lit) => [lit[0], lit.at(-1)])) {{
        const tried = ['center', 'start'].map((block) => {{
            each.scrollIntoView({{ block, behavior: 'instant' }});
            const box = each.getBoundingClientRect();
            if (box.top < -1 || box.bottom > innerHeight + 1) return `${{name}} cannot be seen as a whole`;
            const over = found(TELLERS).find((teller) => overlap(teller, box) && !teller.each.contains(each) &&
                !each.contains(teller.each) && !each.closest('.prompt')?.contains(teller.each));
            return over && `${{over.name}} lies over ${{name}}`;
        }});
        if (tried.every(Boolean)) wrong.push(tried[0]);
    }}
    return wrong;
}}"""

_BUBBLE = f"""(about) => {{
    {_BOXES}
    const [bubble] = found('.bubble.placed');
    if (!bubble) return ['there is no bubble'];
    const wrong = [];
    const {{ left, right, top, bottom }} = bubble;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push('it leaves the window');
    const thing = about.getBoundingClientRect();
    if (overlap(bubble, thing)) wrong.push('it lies over what it is about');
    const lit = found('.lit').filter(({{ each }}) => !each.contains(about));
    const hides = (box) => lit.filter((each) => overlap(box, each));
    const [x, y] = [(thing.left + thing.right - bubble.width) / 2, (thing.top + thing.bottom - bubble.height) / 2];
    // Right above, below, and at the sides, with a little room between.
    const free = [
        [x, thing.top - bubble.height - 9],
        [x, thing.bottom + 9],
        [thing.left - bubble.width - 9, y],
        [thing.right + 9, y],
    ].some(([left, top]) => {{
        const box = {{ left, top, right: left + bubble.width, bottom: top + bubble.height }};
        const inside = left >= 9 && top >= 9 && box.right <= innerWidth - 9 && box.bottom <= innerHeight - 9;
        return inside && hides(box).length === 0;
    }});
    return free ? [...wrong, ...hides(bubble).map(({{ name }}) => `it lies over ${{name}}`)] : wrong;
}}"""


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the page in a window of that size.

    In a wide one everything is seen at once, and nothing lies over what has to be judged. In another one all that is
    lit can be seen without anything over it.
    """
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = page.evaluate(_WHOLE if width > 1024 else _LIT)
    return [f"{width} x {height}: {fault}" for fault in found]


def bubble_faults(thing: Locator) -> list[str]:
    """What is wrong with the place of the bubble that is about a thing."""
    found: list[str] = thing.evaluate(_BUBBLE)
    return found
