import iconv from 'iconv-lite';
import { ownValue } from '@/backend/contract/own-value';
import { BrokenSource } from '@/backend/import/item';
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
  { bytes: [0x3c, 0, 0x3f, 0], charset: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x3f], charset: 'utf-16be' },
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

/**
 * Decodes bytes. The charset comes from the byte order mark, else the HTTP header, else the XML declaration, else it is
 * UTF-8. A few unreadable characters are removed.
 * @throws BrokenSource when no known charset gives readable text
 */
export function decodeText(bytes: Uint8Array, httpCharset: string | null): string {
  const certain = SIGNATURES.find(({ bytes: start }) =>
    start.every((byte, at) => bytes[at] === byte),
  )?.charset;
  if (certain) return checked(decode(bytes, certain), certain);
  const declared = DECLARATION.exec(Buffer.from(bytes.subarray(0, 400)).toString('latin1'))?.[1] ?? null;
  const named = [httpCharset, declared].map((name) => name && supportedCharset(name)).find(Boolean);
  if (named) return checked(decode(bytes, named), named);
  const unknown = httpCharset ?? declared;
  const text = decode(bytes, 'utf-8');
  if (unknown && text.includes('\ufffd')) {
    throw new BrokenSource(`is in "${unknown}", which is no charset this program knows, and it is not UTF-8`);
  }
  return checked(text, 'utf-8');
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
  const bad = text.split('\ufffd').length - 1;
  if (bad === 0) return text;
  if (bad > text.length * MAX_BAD_SHARE) {
    throw new BrokenSource(
      `does not decode as ${charset}: ${bad} of ${text.length} characters are unreadable`,
    );
  }
  return text.replaceAll('\ufffd', '');
}
