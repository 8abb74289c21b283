/** Guides from Markdown: passages with anchors, figures of several drawings, numbered rules and links to them. */
import { describe, expect, it } from 'vitest';
import { readGuide } from '../../../src/lib/guide/guide';
import { plainLetters, searchGuide } from '../../../src/lib/guide/guide_search';

const GUIDE = `# Ferry

Numbers such as FE-1 lead to the rules.

## Crossing {#crossing}

Pay the **toll**. (FE-1, FE-9)

![Before the crossing.](figure:ferry/1)
![After it.](figure:ferry/2)
![Another boat.](figure:storm/1)

### The toll {#toll}

A coin, as FE-2 says; not \`FE-2x\`. ![not a figure](https://example.org/x.png)
`;
const NUMBERED = `# By number

## Boats {#rules-boats}

- **FE-1** The ferry takes four.
- **FE-2** À table, l’Été coûte double; see FE-1.
`;
const guide = readGuide(GUIDE, NUMBERED, (anchor) => `#/rules/ferry/${anchor}`);

describe('a guide', () => {
  it('consists of passages with anchors, and ends with the rules by number', () => {
    expect(guide.title).toBe('Ferry');
    expect(guide.numberedTitle).toBe('By number');
    expect(guide.sections.map(({ anchor, depth, title }) => [anchor, depth, title])).toEqual([
      ['crossing', 2, 'Crossing'],
      ['toll', 3, 'The toll'],
      ['rules-boats', 2, 'Boats'],
    ]);
    expect(guide.numberedFrom).toBe(2);
  });

  it('puts the drawings of one figure together, each with its caption', () => {
    expect(guide.sections[0]!.parts.filter(({ kind }) => kind === 'figure')).toEqual([
      {
        kind: 'figure',
        figure: 'ferry',
        drawings: [
          { number: 1, caption: 'Before the crossing.' },
          { number: 2, caption: 'After it.' },
        ],
      },
      { kind: 'figure', figure: 'storm', drawings: [{ number: 1, caption: 'Another boat.' }] },
    ]);
    expect(guide.sections[1]!.parts.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('links the numbers of rules that there are, wherever they stand', () => {
    const [opening] = guide.opening;
    expect(opening).toMatchObject({ kind: 'text' });
    expect(JSON.stringify(opening)).toContain('#/rules/ferry/FE-1');
    const crossing = JSON.stringify(guide.sections[0]!.parts[0]);
    expect(crossing).toContain('#/rules/ferry/FE-1');
    expect(crossing).not.toContain('ferry/FE-9');
    const [rules] = guide.sections[2]!.parts;
    expect(rules).toMatchObject({ kind: 'rules', rules: [{ number: 'FE-1' }, { number: 'FE-2' }] });
    expect(JSON.stringify(rules)).toContain('#/rules/ferry/FE-1');
  });

  it('knows which passages explain a rule', () => {
    expect([...guide.citedIn]).toEqual([
      ['FE-1', ['crossing']],
      ['FE-2', ['toll']],
    ]);
  });
});

describe('a search', () => {
  const anchors = (search: string): string[] => searchGuide(guide, search).map(({ anchor }) => anchor);

  it('finds the beginnings of words, whatever their accents and capitals', () => {
    expect(anchors('ETE')).toEqual(['FE-2']);
    expect(anchors("l'ete")).toEqual(['FE-2']);
    expect(anchors('oll')).toEqual([]);
    expect(plainLetters('Événement œuvre ½')).toHaveLength('Événement œuvre ½'.length);
  });

  it('wants all the words, and shows passages with one in their title first', () => {
    expect(anchors('toll')).toEqual(['toll', 'crossing']);
    expect(anchors('toll coin')).toEqual(['toll']);
    expect(anchors('   ')).toEqual([]);
  });

  it('finds captions and numbers', () => {
    expect(anchors('another boat')).toEqual(['crossing']);
    expect(anchors('fe-2')).toEqual(['FE-2', 'toll']);
  });

  it('shows the words around the first match', () => {
    expect(searchGuide(guide, 'ferry takes')[0]).toEqual({
      anchor: 'FE-1',
      title: 'FE-1',
      before: 'The ',
      match: 'ferry',
      after: ' takes four.',
    });
  });
});
