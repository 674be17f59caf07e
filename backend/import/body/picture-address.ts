import { isTag, type Element } from 'domhandler';
import { pictureAddress } from '@/backend/contract/rich-text/address';

/** Where scripts that load pictures late keep the address. */
const LATE = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-actualsrc',
  'data-lazy',
  'data-cfsrc',
  'data-echo',
  'data-url',
  'data-image',
  'data-orig-file',
  'data-large-file',
  'data-large_image',
  'data-full-url',
  'data-lazyload',
  'data-srcfull',
];
/** What stands in `src` until the picture is loaded. */
const PLACEHOLDER =
  /^\s*(data:|about:|$)|(^|[/_-])(blank|spacer|placeholder|lazy(load)?|loading|grey|transparent|pixel|1x1)\.(gif|png|svg|jpe?g)/i;

/**
 * The address of a picture as written: from `src`, from the attributes of late loading, or the largest of `srcset` or of
 * the sources of `<picture>`. Empty for a picture without any.
 */
export function writtenAddress(image: Element): string {
  const { attribs } = image;
  const source = attribs['src'] ?? '';
  const late = LATE.map((name) => attribs[name] ?? '').find(isAddress);
  if (PLACEHOLDER.test(source) || !isAddress(source)) {
    const sets = [
      attribs['data-srcset'],
      attribs['data-lazy-srcset'],
      attribs['srcset'],
      ...sourcesAround(image),
    ];
    return late ?? sets.map((set) => largestOf(set ?? '')).find((address) => address !== '') ?? '';
  }
  return late ?? source;
}

/** Whether a value of an attribute is an address of a picture: the same attributes hold flags and keys elsewhere. */
function isAddress(value: string): boolean {
  return /^(https?:)?\/\/|^\.{0,2}\/|\.(jpe?g|png|gif|webp|avif|bmp|heic|svg)(\?|#|$)|^[\w-]+\//i.test(
    value.trim(),
  );
}

const UNLIKE_PHOTO = /image\/(avif|svg)/;

/** The sets of the sources of a `<picture>`, formats that every program reads first. */
function sourcesAround(image: Element): string[] {
  const picture = image.parent;
  if (!picture || !isTag(picture) || picture.name !== 'picture') return [];
  const sources = picture.children.filter(isTag).filter(({ name }) => name === 'source');
  const rank = ({ attribs }: Element) => (UNLIKE_PHOTO.test(attribs['type'] ?? '') ? 1 : 0);
  return sources
    .sort((a, b) => rank(a) - rank(b))
    .map(({ attribs }) => attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['src'] ?? '');
}

/** The candidate of a `srcset` with the greatest width or density; empty for none. */
function largestOf(set: string): string {
  const candidates = [...set.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)].map(
    ([, address = '', size = '1']) => ({ address, size: Number(size) }),
  );
  const [largest] = candidates
    .filter(({ address }) => !address.startsWith('data:'))
    .sort((a, b) => b.size - a.size);
  return largest?.address ?? '';
}

/** The address of a picture that the page can show, or why there is none. */
export function pictureOrReason(
  image: Element,
  baseUrl: string | null,
): { src: string } | { reason: string } {
  const written = writtenAddress(image);
  const label = (image.attribs['alt'] ?? '').trim();
  const called = label === '' ? '' : ` "${label}"`;
  const src = pictureAddress(written, baseUrl);
  if (src) return { src };
  if (written !== '') return { reason: `picture${called} with an address that leads nowhere: ${written}` };
  const isInline = /^\s*data:/i.test(image.attribs['src'] ?? '');
  return { reason: `picture${called} ${isInline ? 'inside the text (data:)' : 'without an address'}` };
}
