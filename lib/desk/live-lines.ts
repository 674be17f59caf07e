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

/** A field of a live text with words that need a decision. */
export interface LineMark {
  lang: DraftText['lang'];
  field: 'title' | 'lines';
  text: string;
}

export interface MergedLines {
  texts: LiveLines[];
  /** Fields that both changed: what is live now, while `texts` has what was typed. */
  both: LineMark[];
  /** Typed words that have no field any more: their language is gone, or its text has formatting now. */
  lost: LineMark[];
}

/**
 * What was typed on an older version of a live story, put on a newer one: fields nobody typed in are those of the newer
 * version.
 */
export function mergeLines(
  before: readonly LiveLines[],
  typed: readonly LiveLines[],
  now: readonly LiveLines[],
): MergedLines {
  const both: LineMark[] = [];
  const lost: LineMark[] = [];
  const merge = (lang: LineMark['lang'], field: LineMark['field']): string | null => {
    const [was, mine, live] = [before, typed, now].map(
      (texts) => texts.find((text) => text.lang === lang)?.[field] ?? null,
    );
    if (mine == null || mine === was || mine === live) return live ?? null;
    if (live == null) {
      lost.push({ lang, field, text: mine });
      return null;
    }
    if (live !== was) both.push({ lang, field, text: live });
    return mine;
  };
  const texts = now.map(({ lang }) => ({
    lang,
    title: merge(lang, 'title') ?? '',
    lines: merge(lang, 'lines'),
  }));
  for (const { lang } of typed)
    if (!now.some((text) => text.lang === lang))
      for (const field of ['title', 'lines'] as const) merge(lang, field);
  return { texts, both, lost };
}

const toBody = (lines: string): string =>
  lines
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escape(line.trim())}</p>`)
    .join('\n');

const escape = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
