import type { LocalText } from '@/backend/db/schema/local-text';

const parts = (text: string) => {
  const [first = '', ...others] = text.split('\n');
  return { first: first.trim(), others: others.join('\n').trim() };
};

const each = (texts: LocalText, change: (text: string) => string): LocalText =>
  Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, change(text)]));

/** The short description of a tool for lists: the first line of its text, in every language. */
export function sentenceOf(text: LocalText): LocalText {
  return each(text, (translation) => parts(translation).first);
}

/** The text of a tool's own page: all lines but the first, in one of the languages; empty without further lines. */
export function pageTextOf(text: string): string {
  return parts(text).others;
}
