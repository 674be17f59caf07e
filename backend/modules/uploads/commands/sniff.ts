export type SourceFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const SIGNATURES: readonly [SourceFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
];

/**
 * The format of a file by its first bytes; null for any other, which must not be given to a decoder. SVG, for example, can
 * contain scripts.
 */
export function sniff(bytes: Uint8Array): SourceFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}
