import type { Attributes } from './attributes';

export interface Mark {
  tag: string;
  attributes: Attributes;
}

/** A piece of running text with the marks around it, outermost first. Marks are compared by identity. */
export type Leaf = { marks: readonly Mark[] } & (
  { type: 'text'; text: string } | { type: 'br' } | { type: 'img'; attributes: Attributes }
);

export interface Block {
  type: 'block';
  tag: string;
  attributes: Attributes;
  children: Child[];
}

export interface Run {
  type: 'run';
  leaves: Leaf[];
}

export type Child = Block | Run;

export function block(tag: string, children: Child[] = [], attributes: Attributes = {}): Block {
  return { type: 'block', tag, attributes, children };
}

const BLANK = /^[\s\u00a0\ufeff]*$/;

/** Whether a leaf is invisible: a line break, or a text of blanks. */
export function isBlank(leaf: Leaf): boolean {
  return leaf.type === 'br' || (leaf.type === 'text' && BLANK.test(leaf.text));
}

/**
 * The run without blank ends; in `pre` only the leading line breaks that parsers ignore are removed. Null when nothing
 * is left.
 */
export function trimRun(leaves: Leaf[], isPreformatted: boolean): Run | null {
  if (leaves.every(isBlank)) return null;
  if (isPreformatted) return { type: 'run', leaves: withoutFirstBreaks(leaves) };
  const from = leaves.findIndex((leaf) => !isBlank(leaf));
  const to = leaves.findLastIndex((leaf) => !isBlank(leaf));
  return { type: 'run', leaves: leaves.slice(from, to + 1) };
}

function withoutFirstBreaks(leaves: Leaf[]): Leaf[] {
  const stored = [...leaves];
  for (let first = stored[0]; first?.type === 'text'; first = stored[0]) {
    const text = first.text.replace(/^\n+/, '');
    if (text !== '') {
      stored[0] = { ...first, text };
      break;
    }
    stored.shift();
  }
  return stored;
}
