import { escapeText } from '@/backend/contract/rich-text/escape';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { broken, skip, type ImportEvent, type ImportItem, type ImportText, type Lang } from './item';
import { firstSentence } from '@/backend/import/text/first-sentence';
import { decideLang } from '@/backend/import/text/language';
import { htmlToLine, oneLine } from '@/backend/import/text/plain';
import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';

const MAX_TITLE = 300;
const MAX_SUMMARY = 500;
const MAX_LABELS = 20;
const MAX_LABEL = 60;

/** A text as a parser returns it: title and summary are plain, the body is any HTML. */
interface DraftText {
  title: string;
  summary: string;
  body: string;
  /** The base of relative addresses; null when unknown. */
  baseUrl: string | null;
  /** The declared language, as written. */
  langTag: string | null;
  /** Whether the language is declared for this text alone, not for a whole site or feed. */
  hasOwnTag?: boolean;
}

export interface Draft extends Omit<ImportItem, 'kind' | 'texts'> {
  /** Null if the source does not say: a text with a title and a body is then an article, any other a flash. */
  kind: ImportItem['kind'] | null;
  text: DraftText;
}

/** Cleans a draft and returns it as an item; or as `skip` or `broken` with the reason. */
export function finishDraft(draft: Draft, where: string): ImportEvent {
  const draftText = draft.text;
  const body = sanitizeRichText(draftText.body, { baseUrl: draftText.baseUrl });
  const title = oneLine(draftText.title);
  const summary = oneLine(draftText.summary);
  const words = htmlToLine(body);
  if (title === '' && words === '' && summary === '') return skip(where, 'has neither a title nor a text');
  if (draft.sourceKey.endsWith(':')) return broken(where, 'has nothing that identifies it');
  const lang = decideLang(draftText.langTag, `${title} ${summary} ${words}`, draftText.hasOwnTag);
  if (lang === 'other')
    return skip(where, `is in "${draftText.langTag}"; the portal holds Chinese and English`);
  const text = inHouseStyle(lang, {
    title: clip(title || firstSentence(body || escapeText(summary)), MAX_TITLE),
    summary: clip(summary, MAX_SUMMARY),
    body,
  });
  const { text: _, ...rest } = draft;
  return {
    type: 'item',
    item: {
      ...rest,
      kind: draft.kind ?? (title !== '' && body !== '' ? 'article' : 'flash'),
      labelNames: labels(draft.labelNames),
      texts: [{ lang, text }],
    },
  };
}

function inHouseStyle(lang: Lang, text: ImportText): ImportText {
  if (lang === 'en') return text;
  return {
    title: stripHanLatinSpaces(text.title),
    summary: stripHanLatinSpaces(text.summary),
    body: stripHanLatinSpacesInHtml(text.body),
  };
}

function labels(names: string[]): string[] {
  const labelNames = names
    .map((name) => oneLine(name))
    .filter((name) => name !== '' && name.length <= MAX_LABEL);
  return [...new Set(labelNames)].slice(0, MAX_LABELS);
}

function clip(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
