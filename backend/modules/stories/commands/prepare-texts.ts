import { setImmediate } from 'node:timers/promises';
import { findFigure } from '@/backend/contract/figures/find-figure';
import type { Figure, FigureRule } from '@/backend/contract/figures/figure';
import type { Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { textLength } from '@/backend/contract/rich-text/text-length';
import { type DocumentWords, documentWords } from '@/backend/modules/search/queries/document-words';

export interface ContentText {
  lang: Locale;
  title: string;
  summary: string;
  /** HTML; cleaned before it is stored. */
  body: string;
}

/** A text as it is stored. */
export interface CleanText extends ContentText {
  length: number;
  figure: Figure;
}

/** The texts of an item with everything that is made of them. */
export interface PreparedTexts {
  texts: CleanText[];
  words: DocumentWords;
}

/**
 * Cleans the texts of an item and takes them apart for the search. It asks nothing of the database and lets other work
 * in between items, so that an import prepares some while others are stored.
 * @param figureRule the numbers an editor picked for the cover
 */
export async function prepareTexts(
  written: readonly ContentText[],
  figureRule?: FigureRule | null,
): Promise<PreparedTexts> {
  await setImmediate();
  const texts = written.map((text) => {
    const body = sanitizeRichText(storable(text.body));
    const words = { title: storable(text.title), summary: storable(text.summary), body };
    return { lang: text.lang, ...words, plain: plainText(body), figure: findFigure(words, figureRule) };
  });
  return {
    texts: texts.map(({ plain, ...text }) => ({ ...text, length: textLength(plain) })),
    words: documentWords(texts.map(({ title, summary, plain }) => ({ title, body: `${summary}\n${plain}` }))),
  };
}

/** Postgres holds every character but the zero character, and no half of one. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
