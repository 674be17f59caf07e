import type { Attribute } from '@tiptap/core';

/** An attribute with the same value as in HTML; null, which is not written, where it is missing. */
export function plain(name: string): Attribute {
  return attribute({ parseHTML: (element) => element.getAttribute(name) });
}

export function attribute(options: Partial<Attribute>): Attribute {
  return { default: null, ...options } as Attribute;
}

/** Attributes any tag may have: `lang` for another language, `translate="no"` for text that is never converted. */
export const languageAttributes = { lang: plain('lang'), translate: plain('translate') };
