import type { DraftText } from '@/backend/contract/writing/draft';
import { stripHanLatinSpaces } from '@/backend/contract/rich-text/spacing';
import { plainLines } from './flash-day';

/** The texts of a live story in one language, as the form holds them. */
export interface LiveLines {
  lang: DraftText['lang'];
  title: string;
  /** Plain lines; null for a text with formatting, which the form cannot hold. */
  lines: string | null;
}

type Change = Pick<DraftText, 'lang'> & Partial<Pick<DraftText, 'title' | 'body'>>;

/** The text as the form shows it at first. */
export function toLines({ lang, title, body }: DraftText): LiveLines {
  return { lang, title, lines: plainLines(body) };
}

/** The changed texts by language; unchanged languages are left out. */
export function changedTexts(before: readonly LiveLines[], after: readonly LiveLines[]): Change[] {
  return after.flatMap(({ lang, title, lines }) => {
    const house = lang === 'en' ? (typed: string) => typed : stripHanLatinSpaces;
    const was = before.find((oldLines) => oldLines.lang === lang);
    const change: Change = {
      lang,
      ...(title.trim() !== was?.title && { title: house(title.trim()) }),
      ...(lines !== null && lines !== was?.lines && { body: toBody(house(lines)) }),
    };
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

const toBody = (lines: string): string =>
  lines
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escape(line.trim())}</p>`)
    .join('\n');

const escape = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
