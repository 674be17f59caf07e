import iconv from 'iconv-lite';
import { ownValue } from '@/backend/contract/own-value';
import { BrokenSource } from '@/backend/import/item';
import { detectCharset, detectChinese } from '@/backend/contract/detect-charset';
import { decodeMixed } from './mixed-charsets';
import { decodeUtf32 } from './utf32';

/** With a larger share of unreadable characters, the charset is considered wrong. */
const MAX_BAD_SHARE = 0.01;
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']?([\w.:-]+)/;

/** First bytes that determine the encoding: byte order marks, then `<` as a wide character. */
const SIGNATURES: { bytes: number[]; charset: string }[] = [
  { bytes: [0xff, 0xfe, 0, 0], charset: 'utf-32le' },
  { bytes: [0, 0, 0xfe, 0xff], charset: 'utf-32be' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0x3c, 0, 0, 0], charset: 'utf-32le' },
  { bytes: [0, 0, 0, 0x3c], charset: 'utf-32be' },
  { bytes: [0x3c, 0], charset: 'utf-16le' },
  { bytes: [0, 0x3c], charset: 'utf-16be' },
];

/** Charset names that browsers read as a larger charset. */
const SUPERSETS: Record<string, string> = {
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  big5: 'big5-hkscs',
  'euc-kr': 'cp949',
  u8: 'utf-8',
};

/** In a text that is UTF-8 but for slips, at most one in ten of the characters above ASCII is unreadable. */
const MAX_SLIPS = 0.1;
/** Charsets of which every byte above ASCII is half a character. */
const CHINESE = new Set(['gb18030', 'big5-hkscs']);
/** The charset that servers claim for every file, whatever it contains. */
const USUAL_CLAIM = 'windows-1252';

/**
 * Decodes bytes. Valid UTF-8 is read as UTF-8, whatever header and file claim, because no other charset looks like it. Else the charset
 * comes from the byte order mark, the HTTP header, the XML declaration, or the text itself: the first of them that gives
 * readable text; parts of two charsets are each read as what they are. A few unreadable characters are removed.
 * @param setting the charset somebody chose for this source: it is taken without asking anything else
 * @throws BrokenSource when no known charset gives readable text
 */
export function decodeText(
  bytes: Uint8Array,
  httpCharset: string | null,
  setting: string | null = null,
): string {
  // Byte order marks also stand where files were put together.
  return decodeAsFound(bytes, httpCharset, setting).replaceAll('\ufeff', '');
}

function decodeAsFound(bytes: Uint8Array, httpCharset: string | null, setting: string | null): string {
  const chosen = setting === null ? null : supportedCharset(setting);
  if (chosen) return checked(decode(bytes, chosen), chosen);
  const declared = DECLARATION.exec(Buffer.from(bytes.subarray(0, 400)).toString('latin1'))?.[1] ?? null;
  const named = [httpCharset, declared]
    .map((name) => name && supportedCharset(name))
    .filter((name): name is string => Boolean(name));
  const utf8 = strictUtf8(bytes);
  if (utf8 !== null && !(named.some((name) => CHINESE.has(name)) && isChance(utf8))) return utf8;
  const certain = SIGNATURES.find(({ bytes: start }) =>
    start.every((byte, at) => bytes[at] === byte),
  )?.charset;
  if (certain) return checked(decode(bytes, certain), certain);
  const mixed = utf8 === null ? decodeMixed(bytes) : null;
  if (mixed !== null) return mixed;
  const loose = decode(bytes, 'utf-8');
  const isAlmost = utf8 === null && isReadable(loose);
  if (isAlmost && badIn(loose) <= aboveAscii(loose) * MAX_SLIPS) return withoutBad(loose);
  const others = named.filter((name) => name !== 'utf-8');
  for (const name of [...others.filter((each) => each !== USUAL_CLAIM), detectChinese(bytes), ...others]) {
    const text = name === null ? '' : decode(bytes, name);
    if (text !== '' && isReadable(text)) return withoutBad(text);
  }
  const detected = detectCharset(bytes);
  if (detected && !named.includes('utf-8')) return withoutBad(decode(bytes, detected));
  const unknown = httpCharset ?? declared;
  if (unknown && named.length === 0 && !isReadable(loose))
    throw new BrokenSource(`is in "${unknown}", which is no charset this program knows, and it is not UTF-8`);
  return checked(loose, 'utf-8');
}

/** Valid UTF-8 as text; null for other bytes, and for wide characters, whose zero bytes are valid, too. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/**
 * Whether text may be valid UTF-8 by chance: some pairs of Chinese charsets are Greek or Cyrillic letters in UTF-8, while
 * Chinese in UTF-8 has three bytes each.
 */
function isChance(text: string): boolean {
  return /[\u0370-\u07ff]/.test(text) && !/[\u0800-\uffff]/.test(text);
}

/** The charset of a name in a header or a declaration; null if unknown, or wide (`SIGNATURES` recognises those). */
function supportedCharset(name: string): string | null {
  const lower = name.trim().toLowerCase();
  const charset = ownValue(SUPERSETS, lower) ?? lower;
  return !/^(utf-?(16|32)|ucs|u16|u32)/.test(charset) && iconv.encodingExists(charset) ? charset : null;
}

function decode(bytes: Uint8Array, charset: string): string {
  if (charset.startsWith('utf-32')) return decodeUtf32(bytes, charset === 'utf-32le');
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), charset);
}

function checked(text: string, charset: string): string {
  if (isReadable(text)) return withoutBad(text);
  throw new BrokenSource(
    `does not decode as ${charset}: ${badIn(text)} of ${text.length} characters are unreadable`,
  );
}

const badIn = (text: string) => text.split('\ufffd').length - 1;
const aboveAscii = (text: string) => text.match(/[^\u0000-\u007f\ufffd]/g)?.length ?? 0;
const isReadable = (text: string) => badIn(text) <= text.length * MAX_BAD_SHARE;
const withoutBad = (text: string) => text.replaceAll('\ufffd', '');
