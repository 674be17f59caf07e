import { webAddress } from '@/backend/import/text/web-address';
import { attribute, elements, type XmlElement } from '@/backend/import/xml/node';

const IMAGE_FILE = /\.(jpe?g|png|webp|gif|avif)(\?|$)/i;

/** The address of an entry's lead picture, from enclosures, Media RSS or iTunes elements; null for none. */
export function pictureOf(entry: XmlElement, base: string | null): string | null {
  const groups = elements(entry, 'media:group');
  const media = [entry, ...groups].flatMap((parent) => elements(parent));
  for (const element of media) {
    const address = webAddress(attribute(element, 'url') || attribute(element, 'href'), base);
    if (address && isPicture(element, address)) return address;
  }
  return null;
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
