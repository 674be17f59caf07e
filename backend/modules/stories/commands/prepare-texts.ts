import { setImmediate } from 'node:timers/promises';
import { findFigures } from '@/backend/contract/figures/find-figure';
import type { Figure } from '@/backend/contract/figures/figure';
import type { Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { textWork, wordWork } from '@/backend/contract/rich-text/text-work';
import { tidyText } from '@/backend/contract/text-rule';
import { textLength } from '@/backend/contract/rich-text/text-length';
import { defineTextJob } from '@/backend/kernel/text/text-thread';
import { type DocumentWords, documentWords } from '@/backend/modules/search/queries/document-words';

export interface ContentText {
  lang: Locale;
  title: string;
  summary: string;
  /** HTML; cleaned before it is stored. */
  body: string;
}

/** A text in the form in which it is stored. */
export interface CleanText extends ContentText {
  length: number;
  /** Everything a drawn cover could show. */
  figures: Figure[];
}

/** The cleaned texts of a story, and its words for the search index. */
export interface PreparedTexts {
  texts: CleanText[];
  words: DocumentWords;
}

interface Written {
  written: readonly ContentText[];
}

const prepare = defineTextJob('prepareTexts', {
  work: ({ written }: Written) => written.reduce((sum, { body }) => sum + textWork(body) + wordWork(body), 0),
  compute({ written }: Written): PreparedTexts {
    const texts = written.map((text) => {
      const body = sanitizeRichText(storable(text.body));
      const [title, summary] = [tidyText(storable(text.title)), tidyText(storable(text.summary), true)];
      const words = { title, summary, body };
      return { lang: text.lang, ...words, plain: plainText(body), figures: findFigures(words) };
    });
    return {
      texts: texts.map(({ plain, ...text }) => ({ ...text, length: textLength(plain) })),
      words: documentWords(
        texts.map(({ lang, title, summary, plain }) => ({ lang, title, body: `${summary}\n${plain}` })),
      ),
    };
  },
});

/**
 * Cleans the texts of a story and extracts their words for the search; long ones in the text thread. It does not use
 * the database, and lets other work run first, so that an import can prepare some stories while others are stored.
 */
export async function prepareTexts(written: readonly ContentText[]): Promise<PreparedTexts> {
  await setImmediate();
  return prepare({ written });
}

/** Removes zero characters and lone surrogates, which Postgres cannot store. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
