import type { Document } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** The prefix of every id, so that no heading has the id of a part of the page. */
const PREFIX = 'h-';
const MAX_LENGTH = 60;

/** Gives each heading an id to link to. Returns the second-level ones. */
export function numberHeadings(document: Document): ContentsEntry[] {
  const taken = new Set<string>();
  const headings = getElementsByTagName((name) => /^h[2-4]$/.test(name), document, true);
  return headings.flatMap((heading, index) => {
    const text = textContent(heading).replace(/\s+/g, ' ').trim();
    const id = freeId(slug(text) ?? String(index + 1), taken);
    heading.attribs['id'] = id;
    return heading.name === 'h2' && text !== '' ? [{ id, text }] : [];
  });
}

/** A readable id for Latin text; null for others. Chinese headings get numbers, the same in both scripts. */
function slug(text: string): string | null {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Mark}]/u.test(text)) return null;
  const words = text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return words === '' ? null : words;
}

function freeId(name: string, taken: Set<string>): string {
  let id = PREFIX + name;
  for (let copy = 2; taken.has(id); copy += 1) id = `${PREFIX}${name}-${copy}`;
  taken.add(id);
  return id;
}
