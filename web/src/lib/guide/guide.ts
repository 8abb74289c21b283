/** A guide as the page shows it: sections of text, figures and numbered rules, read from its Markdown. */
import { Lexer, Parser } from 'marked';
import type { Token, Tokens } from 'marked';
import { harmless } from '../ui/markdown';

export interface DrawingRef {
  /** Which drawing of the figure it is, counted from 1. */
  number: number;
  caption: string;
}

export type GuidePart =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; figure: string; drawings: DrawingRef[] }
  | { kind: 'rules'; rules: NumberedRule[] };

export interface NumberedRule {
  number: string;
  html: string;
  text: string;
}

export interface GuideSection {
  /** The same in every language. */
  anchor: string;
  /** 2 or 3, as in the Markdown. */
  depth: number;
  title: string;
  parts: GuidePart[];
  /** All that can be read in it, for the search. */
  text: string;
}

export interface Guide {
  title: string;
  /** What stands before the first heading. */
  opening: GuidePart[];
  sections: GuideSection[];
  /** Where the sections with the numbered rules begin. */
  numberedFrom: number;
  numberedTitle: string;
  /** For each number: the anchors of the sections that cite it. */
  citedIn: ReadonlyMap<string, readonly string[]>;
}

const ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;
const DRAWING = /^figure:([a-z0-9_-]+)\/(\d+)$/;
const RULE = /^\*\*([A-Z]{2}-\d+[a-z]?)\*\*\s+/;
const CITED = /\b[A-Z]{2}-\d+[a-z]?\b/g;

/** Reads a guide and its numbered rules; `href` is where a number leads. */
export function readGuide(markdown: string, numbered: string, href: (anchor: string) => string): Guide {
  const [first, second] = [readDocument(markdown), readDocument(numbered)];
  const sections = [...first.sections, ...second.sections];
  const rules = sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'rules' ? part.rules : [])));
  const known = new Set(rules.map(({ number }) => number));
  const citedIn = new Map<string, string[]>();
  for (const { anchor, text } of first.sections) {
    for (const number of new Set(text.match(CITED) ?? [])) {
      if (known.has(number)) citedIn.set(number, [...(citedIn.get(number) ?? []), anchor]);
    }
  }
  const linked = (part: GuidePart): GuidePart => {
    if (part.kind === 'text') return { ...part, html: withLinks(part.html, known, href) };
    if (part.kind === 'rules') {
      return { ...part, rules: part.rules.map((rule) => ({ ...rule, html: withLinks(rule.html, known, href) })) };
    }
    return part;
  };
  return {
    title: first.title,
    opening: first.opening.map(linked),
    sections: sections.map((section) => ({ ...section, parts: section.parts.map(linked) })),
    numberedFrom: first.sections.length,
    numberedTitle: second.title,
    citedIn,
  };
}

/** The number of a rule as an anchor, and the other way round. */
export const isRuleNumber = (anchor: string): boolean => /^[A-Z]{2}-\d+[a-z]?$/.test(anchor);

interface Document {
  title: string;
  opening: GuidePart[];
  sections: GuideSection[];
}

function readDocument(markdown: string): Document {
  const read: Document = { title: '', opening: [], sections: [] };
  let parts = read.opening;
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth === 1) {
        read.title = text;
        continue;
      }
      parts = [];
      const anchor = ANCHOR.exec(text)?.[1] ?? '';
      read.sections.push({ anchor, depth, title: text.replace(ANCHOR, ''), parts, text: '' });
    } else if (token.type !== 'space') {
      parts.push(...partsOf(token));
    }
  }
  for (const section of read.sections) section.text = section.parts.map(partText).join(' ');
  return read;
}

function partsOf(token: Token): GuidePart[] {
  const drawings = token.type === 'paragraph' ? drawingsOf(token as Tokens.Paragraph) : [];
  if (drawings.length > 0) return drawings;
  const items = token.type === 'list' ? (token as Tokens.List).items : [];
  const rules = items.flatMap((item) => {
    const number = RULE.exec(item.text)?.[1];
    if (!number) return [];
    const html = htmlOf(new Lexer().lex(item.text.replace(RULE, '')));
    return [{ number, html, text: textOf(html) }];
  });
  if (rules.length > 0 && rules.length === items.length) return [{ kind: 'rules', rules }];
  return [{ kind: 'text', html: htmlOf([token]) }];
}

/** The figures of a paragraph that holds nothing else; drawings of one figure that follow one another belong together. */
function drawingsOf({ tokens }: Tokens.Paragraph): GuidePart[] {
  const figures: Extract<GuidePart, { kind: 'figure' }>[] = [];
  for (const token of tokens ?? []) {
    if (token.type === 'br' || (token.type === 'text' && token.raw.trim() === '')) continue;
    const [, figure, number] = (token.type === 'image' && DRAWING.exec((token as Tokens.Image).href)) || [];
    if (!figure) return [];
    const drawing = { number: Number(number), caption: (token as Tokens.Image).text };
    const last = figures.at(-1);
    if (last?.figure === figure) last.drawings.push(drawing);
    else figures.push({ kind: 'figure', figure, drawings: [drawing] });
  }
  return figures;
}

const htmlOf = (tokens: Token[]): string => harmless(Parser.parse(tokens));

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return (template.content.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function partText(part: GuidePart): string {
  if (part.kind === 'text') return textOf(part.html);
  if (part.kind === 'figure') return part.drawings.map(({ caption }) => caption).join(' ');
  return part.rules.map(({ number, text }) => `${number} ${text}`).join(' ');
}

/** The numbers of rules in a text as links to them. */
function withLinks(html: string, known: ReadonlySet<string>, href: (anchor: string) => string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const pieces = text.data.split(/\b([A-Z]{2}-\d+[a-z]?)\b/);
    if (!pieces.some((piece) => known.has(piece))) continue;
    text.replaceWith(
      ...pieces.map((piece) => {
        if (!known.has(piece)) return piece;
        const link = document.createElement('a');
        link.className = 'rule-number';
        link.href = href(piece);
        link.textContent = piece;
        return link;
      }),
    );
  }
  return template.innerHTML;
}
