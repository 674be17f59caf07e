export interface XmlElement {
  /** Local name in lower case, with a short prefix for namespaces other than the root's: `title`, `dc:date`. */
  key: string;
  /** Local name as written. */
  name: string;
  namespace: string;
  /** By name as written, including `xml:base` and `xml:lang`. */
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
    const element = elements(of, key)[0];
    if (element) return element;
  }
  return null;
}

/** All text inside an element, trimmed; empty for null. */
export function textOf(element: XmlElement | null): string {
  return element ? rawText(element).trim() : '';
}

function rawText(element: XmlElement): string {
  return element.children.map((node) => (typeof node === 'string' ? node : rawText(node))).join('');
}

/** The text of the first child with any of the keys, earlier keys first, that has text; else empty. */
export function childText(of: XmlElement, ...keys: string[]): string {
  for (const key of keys) {
    for (const element of elements(of, key)) {
      const text = textOf(element);
      if (text) return text;
    }
  }
  return '';
}

/** The first child with any of the keys, earlier keys first, that has a text; else the first of them at all. */
export function childWithText(of: XmlElement, ...keys: string[]): XmlElement | null {
  const all = keys.flatMap((key) => elements(of, key));
  return all.find((element) => textOf(element) !== '' || elements(element).length > 0) ?? all[0] ?? null;
}

/** The texts of all children with any of the keys, earlier keys first. */
export function childTexts(of: XmlElement, ...keys: string[]): string[] {
  return keys.flatMap((key) => elements(of, key).map(textOf)).filter((text) => text !== '');
}

/** An attribute by its lower-case name, ignoring case; empty when missing. */
export function attribute(element: XmlElement | null, name: string): string {
  if (!element) return '';
  const direct = element.attributes[name];
  if (direct !== undefined) return direct.trim();
  const like = Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name);
  return like?.[1].trim() ?? '';
}

/** The `xml:lang` of an element or its nearest ancestor with one; null for none. */
export function langAt(element: XmlElement | null): string | null {
  for (let at = element; at; at = at.parent) {
    const lang = attribute(at, 'xml:lang');
    if (lang) return lang;
  }
  return null;
}

/** The base of relative addresses: `xml:base` of the element and its ancestors, else the document's address. */
export function baseAt(element: XmlElement | null, documentUrl: string | null): string | null {
  if (!element) return documentUrl;
  const around = baseAt(element.parent, documentUrl);
  const base = attribute(element, 'xml:base');
  return base && URL.canParse(base, around ?? undefined) ? new URL(base, around ?? undefined).href : around;
}
