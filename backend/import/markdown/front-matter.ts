export type FrontMatter = Record<string, string | string[]>;

const FENCED = /^\ufeff?---[^\S\n]*\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
const PAIR = /^([A-Za-z_][\w-]*)\s*:(?:\s+(.*))?$/;

/**
 * Splits Markdown from the YAML before it. Supported YAML: `key: value`, quoted values, lists in both notations, `|` and
 * `>` blocks, comments. Keys become lower case; nested maps are ignored.
 */
export function splitFrontMatter(source: string): { fields: FrontMatter; markdown: string } {
  const match = FENCED.exec(source);
  if (!match) return { fields: {}, markdown: source.replace(/^\ufeff/, '') };
  return { fields: readFields((match[1] ?? '').split(/\r?\n/)), markdown: source.slice(match[0].length) };
}

function readFields(lines: string[]): FrontMatter {
  const fields: FrontMatter = {};
  for (let at = 0; at < lines.length; at += 1) {
    const [, key, rest = ''] = PAIR.exec(lines[at] ?? '') ?? [];
    if (!key) continue;
    let end = at + 1;
    while (end < lines.length && isBelow(lines[end] ?? '')) end += 1;
    fields[key.toLowerCase()] = readValue(rest.trim(), lines.slice(at + 1, end));
    at = end - 1;
  }
  return fields;
}

/** Indented, blank, or an entry of a list. */
function isBelow(line: string): boolean {
  return /^(\s|-\s|$)/.test(line);
}

function readValue(value: string, below: string[]): string | string[] {
  if (/^[|>][+-]?$/.test(value)) {
    const lines = below.map((line) => line.trim());
    return lines.join(value.startsWith('|') ? '\n' : ' ').trim();
  }
  if (/^\[.*\]$/.test(value)) return splitInline(value.slice(1, -1));
  if (withoutComment(value) !== '') return scalar(value);
  return below
    .map((line) => /^\s*-\s+(.*)$/.exec(line)?.[1])
    .filter((entry) => entry !== undefined)
    .map(scalar);
}

function splitInline(list: string): string[] {
  const entries = list.match(/\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|[^,]+/g) ?? [];
  return entries.map(scalar).filter((entry) => entry !== '');
}

function scalar(raw: string): string {
  const value = raw.trim();
  const double = /^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1];
  if (double !== undefined)
    return double.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  const single = /^'((?:[^']|'')*)'/.exec(value)?.[1];
  if (single !== undefined) return single.replaceAll("''", "'");
  const plain = withoutComment(value);
  return plain === '~' || plain === 'null' ? '' : plain;
}

function withoutComment(value: string): string {
  return value.replace(/(^|\s)#.*$/, '').trim();
}
