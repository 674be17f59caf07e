export interface XmlElement {
  /** Local name in lower case, prefixed by a fixed short name when of another vocabulary: `title`, `dc:date`. */
  key: string;
  /** Local name as written. */
  name: string;
  namespace: string;
  /** By name as written, `xml:base` and `xml:lang` included. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  parent: XmlElement | null;
  line: number;
  /** False when the file ended before its end tag. */
  isComplete: boolean;
}

export function elements(of: XmlElement, key?: string): XmlElement[] {
  return of.children
    .filter((child) => typeof child !== 'string')
    .filter((child) => !key || child.key === key);
}

/** The first child with any of the keys, earlier keys first. */
export function child(of: XmlElement, ...keys: string[]): XmlElement | null {
  for (const key of keys) {
    const found = elements(of, key)[0];
    if (found) return found;
  }
  return null;
}

/** All text inside, without surrounding space. */
export function textOf(element: XmlElement | null): string {
  return element ? rawText(element).trim() : '';
}

function rawText(element: XmlElement): string {
  return element.children.map((one) => (typeof one === 'string' ? one : rawText(one))).join('');
}

/** The text of the first child with any of the keys that has text. */
export function childText(of: XmlElement, ...keys: string[]): string {
  for (const key of keys) {
    for (const one of elements(of, key)) {
      const text = textOf(one);
      if (text) return text;
    }
  }
  return '';
}

/** An attribute by name, whatever its case. */
export function attribute(element: XmlElement | null, name: string): string {
  if (!element) return '';
  const direct = element.attributes[name];
  if (direct !== undefined) return direct.trim();
  const like = Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name);
  return like?.[1].trim() ?? '';
}

/** The nearest `xml:lang` at or above an element. */
export function langAt(element: XmlElement | null): string | null {
  for (let at = element; at; at = at.parent) {
    const lang = attribute(at, 'xml:lang');
    if (lang) return lang;
  }
  return null;
}

/** The address relative ones resolve against: `xml:base` of the element and of what is around it. */
export function baseAt(element: XmlElement | null, documentUrl: string | null): string | null {
  if (!element) return documentUrl;
  const around = baseAt(element.parent, documentUrl);
  const own = attribute(element, 'xml:base');
  return own && URL.canParse(own, around ?? undefined) ? new URL(own, around ?? undefined).href : around;
}
