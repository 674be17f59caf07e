import { oneLine } from './plain';

const NO_NAME = /^(n\/?a|none|null|unknown|anonymous|author|admin|administrator|-+)?$/i;
const MAIL = String.raw`[^\s@<>()]+@[^\s@<>()]+`;

/** The name in `mail@host (Name)`, `Name <mail@host>` or `Name`; null for none. A mail address is never a name. */
export function authorName(raw: string | null | undefined): string | null {
  const text = oneLine(raw ?? '');
  const inBrackets = new RegExp(`^${MAIL}\\s*\\((.+)\\)$`).exec(text)?.[1];
  const name = (inBrackets ?? text.replace(new RegExp(`[<(]?${MAIL}[)>]?`, 'g'), '')).trim();
  return NO_NAME.test(name) ? null : name.slice(0, 100);
}

/** Names of several authors without duplicates, joined by commas; null for none. */
export function jointName(names: (string | null | undefined)[]): string | null {
  const authorNames = names.map(authorName).filter((name) => name !== null);
  return authorNames.length > 0 ? [...new Set(authorNames)].join(', ') : null;
}
