import { createElement, Fragment, type ReactNode } from 'react';

/** Ends of parts after which browsers break lines by themselves. */
const PAUSE = /[，。、；：！？…—\s]$/;
/** Punctuation inside a part, after which no line must break. */
const INNER_PAUSE = /[，。、；：！？…—](?=[^\p{P}\s])/u;
/** Maximum width of a clause that is kept on one line: about the characters of a line of a list on a phone. */
const WIDEST_CLAUSE = 12;
/** Matches a title with spaces between its words, and captures its last two words. */
const LAST_WORDS = /^(.{16,} )(\S+ \S+)$/s;
const WIDEST_LAST_WORDS = 16;

/**
 * A title whose lines break only between its parts (`headlineParts`), before its last clause rather than in it; one of
 * a single part keeps its last two words together. The parts are computed on the server, so it can be rendered in the
 * browser, too.
 */
export function HeadlineText({ parts }: { parts: readonly string[] }) {
  if (parts.length < 2) return withoutWidow(parts.join(''));
  const clause = lastClauseOf(parts);
  const children = nodesOf(parts.slice(0, parts.length - clause.length));
  if (clause.length > 0) children.push(createElement('span', { className: 'clause' }, ...nodesOf(clause)));
  // Passed as separate children, not as an array: keys would make the payload several times as long.
  return createElement('span', { className: 'headline' }, ...children);
}

function withoutWidow(text: string): ReactNode {
  const [, start = '', end = ''] = LAST_WORDS.exec(text) ?? [];
  if (end === '' || end.length > WIDEST_LAST_WORDS) return text;
  return createElement(Fragment, null, start, <span className="one-line">{end}</span>);
}

/** The parts behind the last pause where they fit into one line; none in a title of one clause. */
function lastClauseOf(parts: readonly string[]): readonly string[] {
  const clause = parts.slice(parts.slice(0, -1).findLastIndex((part) => PAUSE.test(part)) + 1);
  return clause.length < parts.length && widthOf(clause.join('')) <= WIDEST_CLAUSE ? clause : [];
}

function nodesOf(parts: readonly string[]): ReactNode[] {
  const children: ReactNode[] = [];
  for (const [at, part] of parts.entries()) {
    const last = children.at(-1);
    const isPlain = !INNER_PAUSE.test(part);
    if (at > 0 && !PAUSE.test(parts[at - 1] ?? '')) children.push(createElement('wbr'), part);
    else if (typeof last === 'string' && isPlain) children[children.length - 1] = last + part;
    else children.push(part);
    if (!isPlain) children[children.length - 1] = <span className="one-line">{part}</span>;
  }
  return children;
}

/** Width in units of the type size: Latin letters and digits take about half a unit. */
function widthOf(text: string): number {
  return text.length - text.replace(/[^ -~]/g, '').length / 2;
}
