export type SourceFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

const SIGNATURES: readonly [SourceFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
];
/** The brands of a file that is made of boxes, such as AVIF and HEIC; `mif1` and `msf1` alone name no codec. */
const BRANDS: readonly [SourceFormat, RegExp][] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/],
];
const MAX_HEAD_BYTES = 256;

/**
 * The format of a file by its first bytes; null for any other, which must not be given to a decoder. SVG, for example, can
 * contain scripts.
 */
export function sniff(bytes: Uint8Array): SourceFormat | null {
  const head = Buffer.from(bytes.subarray(0, MAX_HEAD_BYTES)).toString('latin1');
  const signed = SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  return signed ?? formatOfBrands(brandsOf(head));
}

/** The brands in the first box: the major one, then those it is compatible with. None for a file without boxes. */
function brandsOf(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  const box = head.slice(8, size);
  const brands = box.match(/[^]{4}/g) ?? [];
  // The second word is the version of the major brand.
  return brands.filter((_, at) => at !== 1);
}

function formatOfBrands(brands: readonly string[]): SourceFormat | null {
  return BRANDS.find(([, pattern]) => brands.some((brand) => pattern.test(brand)))?.[0] ?? null;
}
