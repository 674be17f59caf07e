import type { PieceText } from '@/backend/contract/writing/piece';
import { stripHanLatinSpaces } from '@/backend/contract/rich-text/spacing';
import { plainLines } from './flash-day';

/** The texts of a live item in one language, as its form holds them. */
export interface LiveLines {
  lang: PieceText['lang'];
  title: string;
  /** Plain lines; null for a text with formatting, which the form cannot hold. */
  lines: string | null;
}

type Change = Pick<PieceText, 'lang'> & Partial<Pick<PieceText, 'title' | 'body'>>;

/** What a form begins with. */
export function toLines({ lang, title, body }: PieceText): LiveLines {
  return { lang, title, lines: plainLines(body) };
}

/** What was changed, language by language; the others are left out. */
export function changedTexts(before: readonly LiveLines[], after: readonly LiveLines[]): Change[] {
  return after.flatMap(({ lang, title, lines }) => {
    const house = lang === 'en' ? (typed: string) => typed : stripHanLatinSpaces;
    const was = before.find((one) => one.lang === lang);
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
