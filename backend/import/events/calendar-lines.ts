import { decodeText } from '@/backend/import/source/charset';

const LF = 10;
const CR = 13;

/** A line of a calendar with the lines folded after it. */
export interface CalendarLine {
  /** The number of its first line in the file. */
  line: number;
  content: string;
}

interface Charsets {
  charset: string | null;
  chosenCharset: string | null;
}

/**
 * The lines of a calendar. Folded lines are joined before the bytes are decoded, because programs fold after 75 bytes, also
 * inside a character (RFC 5545, 3.1). Blank lines, which some programs write between others, are left out.
 * @throws BrokenSource when the bytes cannot be decoded
 */
export function calendarLines(bytes: Uint8Array, { charset, chosenCharset }: Charsets): CalendarLine[] {
  // In wide charsets a line break has more bytes than one.
  if (bytes.subarray(0, 64).includes(0))
    return unfold(decodeText(bytes, charset, chosenCharset).split(/\r\n|\n|\r/), (line) => line);
  const joined = unfold(splitLines(bytes), (line) => Buffer.from(line).toString('latin1'));
  const whole = Buffer.from(joined.map(({ content }) => unquoted(content)).join('\n'), 'latin1');
  const decoded = decodeText(whole, charset, chosenCharset).split('\n');
  return joined.map(({ line }, at) => ({ line, content: decoded[at] ?? '' }));
}

/** A line whose value is written as in letters, which vCalendar 1.0 does for any text that is not English. */
const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

/** A line of bytes with the bytes that its value writes as `=E4`, and line breaks as iCalendar writes them. */
function unquoted(line: string): string {
  const [head = ''] = QUOTED.test(line) ? (/^[^:]*:/.exec(line) ?? []) : [];
  if (head === '') return line;
  const value = line
    .slice(head.length)
    .replace(/=([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  return head + value.replace(/\r\n|\r|\n/g, '\\n');
}

function unfold<Raw extends string | Uint8Array>(
  lines: readonly Raw[],
  toText: (line: Raw) => string,
): CalendarLine[] {
  const unfolded: CalendarLine[] = [];
  for (const [at, raw] of lines.entries()) {
    const text = toText(raw);
    const last = unfolded.at(-1);
    if (text.trim() === '') continue;
    if (last && QUOTED.test(last.content) && last.content.endsWith('='))
      last.content = last.content.slice(0, -1) + text.trimStart();
    else if (/^[ \t]/.test(text) && last) last.content += text.slice(1);
    else unfolded.push({ line: at + 1, content: text });
  }
  return unfolded;
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte !== LF && byte !== CR) continue;
    lines.push(bytes.subarray(start, at));
    if (byte === CR && bytes[at + 1] === LF) at += 1;
    start = at + 1;
  }
  return lines;
}
