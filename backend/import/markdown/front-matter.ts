import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { BrokenSource } from '@/backend/import/item';
import { readLooseYaml } from './loose-yaml';

/** Fields by name in lower case; those of a map inside have its name before theirs: `cover.image`. */
export type FrontMatter = Record<string, string | string[]>;

interface Form {
  /** The head is what the first group has. */
  head: RegExp;
  read: (head: string) => unknown;
}

/** The heads that Jekyll, Hexo and Hugo read. */
const FORMS: readonly Form[] = [
  { head: /^-{3,}[^\S\n]*\n([\s\S]*?)(?:^|\n)(?:-{3,}|\.\.\.)[^\S\n]*(?:\n|$)/, read: readYaml },
  { head: /^\+{3}[^\S\n]*\n([\s\S]*?)(?:^|\n)\+{3}[^\S\n]*(?:\n|$)/, read: (head) => parseToml(head) },
  {
    head: /^(?:;{3,}[^\S\n]*\n)?(\s*"[\s\S]*?)\n;{3,}[^\S\n]*(?:\n|$)/,
    read: (head) => JSON.parse(`{${head}}`),
  },
  { head: /^(\{[^\S\n]*\n[\s\S]*?\n\})[^\S\n]*(?:\n|$)/, read: (head) => JSON.parse(head) },
  // Hexo needs no line before the head.
  {
    head: /^((?:[\w-]+:(?:[^\S\n][^\n]*)?\n(?:(?:[^\S\n]+|- )[^\n]*\n)*)+)-{3,}[^\S\n]*(?:\n|$)/,
    read: readYaml,
  },
];
/** What the head without a line before it has to say, so that a heading above a line is none. */
const SAYS = /^(title|date|tags|categories|layout|permalink)\s*:/m;

/**
 * Splits Markdown from what is said of it before it, in YAML, TOML or JSON.
 * @throws BrokenSource for a head that cannot be read: without it nobody knows whether the text is public
 */
export function splitFrontMatter(source: string): { fields: FrontMatter; markdown: string } {
  const text = source.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');
  for (const { head, read } of FORMS) {
    const match = head.exec(text);
    if (!match || (!/^[-+;{]/.test(text) && !/^\s*"/.test(text) && !SAYS.test(match[1] ?? ''))) continue;
    const fields: FrontMatter = {};
    try {
      collect(fields, '', read(match[1] ?? ''));
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      throw new BrokenSource(`has a head that cannot be read: ${reason}`);
    }
    // Lines above and below a text are no head.
    if (Object.keys(fields).length === 0 && (match[1] ?? '').trim() !== '') continue;
    return { fields, markdown: text.slice(match[0].length) };
  }
  return { fields: {}, markdown: text };
}

/** YAML, and what people write for YAML: `title: A: B`. All values are texts. */
function readYaml(head: string): unknown {
  const document = parseDocument(head, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  const value: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 100 }) : null;
  return isMap(value) ? value : readLooseYaml(head.split('\n'));
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function collect(fields: FrontMatter, before: string, value: unknown): void {
  if (!isMap(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const key = `${before}${name.toLowerCase()}`;
    if (isMap(inner)) {
      fields[key] ??= [];
      collect(fields, `${key}.`, inner);
    } else fields[key] = Array.isArray(inner) ? inner.flatMap(textsOf) : lineOf(inner);
  }
}

/** The entries of a list as texts: lists in it are levels of categories, and of maps the name counts. */
function textsOf(entry: unknown): string[] {
  if (Array.isArray(entry)) return entry.flatMap(textsOf);
  if (!isMap(entry)) return [lineOf(entry)].filter((text) => text !== '');
  const name = ['name', 'title', 'src', 'url', 'image'].map((key) => lineOf(entry[key])).find(Boolean);
  return name === undefined ? [] : [name];
}

function lineOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (!['string', 'number', 'boolean', 'bigint'].includes(typeof value)) return '';
  const text = String(value).trim();
  return /^(~|null)$/i.test(text) ? '' : text;
}
