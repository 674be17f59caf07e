/** The beginning of a field. */
const PAIR = /^([A-Za-z_][\w-]*)\s*:(?:\s+(.*))?$/;

/**
 * Lines that are YAML but for slips, such as a colon or a bracket in a title without quotes: `key: value`, quoted values,
 * lists in both notations, `|` and `>` blocks, comments. Maps inside are left out.
 */
export function readLooseYaml(lines: readonly string[]): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
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
