import { escapeAttribute } from '@/backend/contract/rich-text/escape';

/** All characters that XML 1.0 does not allow, lone surrogates included. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A fast path for texts without anything to escape: addresses and dates, which are most of a sitemap. */
const PLAIN = /^[\w\-.:/+ ?=#%,;]*$/;

/** Text escaped for an element or an attribute. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return escapeAttribute(text.replace(FORBIDDEN, ''));
}

/** Markup that is already XML, made by `element`. */
export class Markup {
  constructor(readonly xml: string) {}
}

type Child = string | Markup | null | undefined | false;

/** An element. Text is escaped; attributes without a value and empty children are left out. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  ...children: readonly (Child | readonly Child[])[]
): Markup {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const inner = children
    .flat()
    .map((child) => (child instanceof Markup ? child.xml : child ? xmlText(child) : ''))
    .join('');
  return new Markup(
    inner === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${inner}</${name}>`,
  );
}
