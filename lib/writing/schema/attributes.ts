import type { Attribute } from '@tiptap/core';

/** One attribute as the element has it; null, which is not written, where it has none. */
export function plain(name: string): Attribute {
  return attribute({ parseHTML: (element) => element.getAttribute(name) });
}

export function attribute(given: Partial<Attribute>): Attribute {
  return { default: null, ...given } as Attribute;
}

/** Attributes of the allow list that any tag may have: a run in another language, a name no script may change. */
export const languageAttributes = { lang: plain('lang'), translate: plain('translate') };
