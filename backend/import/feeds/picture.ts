import { webAddress } from '@/backend/import/text/web-address';
import { attribute, elements, type XmlElement } from '@/backend/import/xml/node';

/** The portrait of whoever wrote it, which is no picture of the text. */
const AVATAR = /\bgravatar\.com\/avatar\//i;
export const IMAGE_FILE = /\.(jpe?g|png|webp|gif|avif)(\?|$)/i;

/** The address of an entry's lead picture, from enclosures, Media RSS or iTunes elements; null for none. */
export function pictureOf(entry: XmlElement, base: string | null): string | null {
  for (const parent of [entry, ...elements(entry, 'media:group')]) {
    const [largest] = picturesIn(parent, base).sort((a, b) => (parent === entry ? 0 : b.width - a.width));
    if (largest) return largest.address;
  }
  return null;
}

/**
 * The pictures beside an entry besides the lead picture. What is in a group are sizes of one picture, and a thumbnail shows another
 * one small.
 */
export function otherPictures(entry: XmlElement, base: string | null, lead: string | null): string[] {
  const addresses = picturesIn(entry, base)
    .filter(({ element }) => !/^(media:thumbnail|itunes:image)$/.test(element.key))
    .map(({ address }) => address);
  return [...new Set(addresses)].filter((address) => address !== lead && !AVATAR.test(address));
}

function picturesIn(parent: XmlElement, base: string | null) {
  return elements(parent).flatMap((element) => {
    const address = webAddress(attribute(element, 'url') || attribute(element, 'href'), base);
    return address && isPicture(element, address)
      ? [{ element, address, width: Number(attribute(element, 'width')) || 0 }]
      : [];
  });
}

/** Whether an element names a picture by its address. */
export function isPicture(element: XmlElement, address: string): boolean {
  if (element.key === 'media:thumbnail' || element.key === 'itunes:image') return true;
  const isEnclosure = element.key === 'link' && attribute(element, 'rel') === 'enclosure';
  if (!isEnclosure && element.key !== 'enclosure' && element.key !== 'media:content') return false;
  const type = attribute(element, 'type');
  return (
    attribute(element, 'medium') === 'image' ||
    (type === '' ? IMAGE_FILE.test(address) : type.startsWith('image/'))
  );
}
