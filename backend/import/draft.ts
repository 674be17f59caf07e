import { halfWidths } from '@/backend/contract/half-widths';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';
import { escapeText } from '@/backend/contract/rich-text/escape';
import { convertBody } from './body/convert-body';
import { shorten, withoutMarks, type Loss } from './body/loss';
import { withoutClosedShortcodes } from './body/restricted';
import {
  broken,
  refuse,
  skip,
  type ImportEvent,
  type ImportItem,
  type ImportText,
  type ItemLoss,
  type Lang,
} from './item';
import { placesOfSource } from './old-places';
import type { ImportRules } from './rules';
import { applyTerms } from './terms/apply-terms';
import { firstSentence } from '@/backend/import/text/first-sentence';
import { decideLang } from '@/backend/import/text/language';
import { htmlToLine, oneLine } from '@/backend/import/text/plain';
import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';

/** The most characters of a story's title and summary, and of a page's. */
const MAX_WORDS = { story: { title: 300, summary: 500 }, page: { title: 120, summary: 300 } };
const MAX_LABELS = 20;
const MAX_LABEL = 60;

/** A text as a parser returns it: title and summary are plain, the body is any HTML. */
interface DraftText {
  title: string;
  summary: string;
  body: string;
  /** As it is written for search results; empty or absent for none. */
  searchTitle?: string;
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
  /** Categories besides the first. */
  otherCategories?: string[];
  /** What the reader of the format could not take along, besides the body. */
  losses?: Loss[];
  /** Its dates as its source writes them: when none can be read, that is a loss. */
  writtenDates?: readonly (string | number | null | undefined)[];
  /** Why its source hides it from some visitors, as the rest of a sentence; null or absent when it is public. */
  gatedBy?: string | null;
}

/** Cleans a draft and returns it as an item; or as `skip`, `refused` or `broken` with the reason. */
export function finishDraft(draft: Draft, where: string, rules: ImportRules): ImportEvent {
  const draftText = draft.text;
  const { body, losses } = convertBody(draftText.body, {
    baseUrl: draftText.baseUrl ?? rules.site,
    // A text that is a draft as a whole stays whole.
    gated: draft.gatedBy ? 'draft' : rules.gated,
  });
  const title = oneLine(draftText.title);
  const excerpt = openLine(draftText.summary);
  const summary = excerpt.line;
  const words = htmlToLine(body);
  const search = searchTitleOf(draft, title);
  const isEmpty = title === '' && words === '' && summary === '' && !body.includes('<img');
  const oldPlaces = draft.oldPlaces ?? placesOfSource(draft.sourceUrl, rules);
  const gone = oldPlaces?.named ?? [];
  const lost = [...(draft.losses ?? []), ...lostDate(draft), ...excerpt.losses, ...search.losses, ...losses];
  if (isEmpty && lost[0])
    return refuse(where, `has nothing left without what cannot be imported: ${lost[0].what}`, gone);
  if (isEmpty) return skip(where, 'has neither a title nor a text', gone);
  if (draft.sourceKey.endsWith(':')) return broken(where, 'has nothing that identifies it');
  const lang = decideLang(draftText.langTag, `${title} ${summary} ${words}`, draftText.hasOwnTag);
  if (lang === 'other')
    return refuse(where, `is in "${draftText.langTag}"; the portal holds Chinese and English`, gone);
  const max = MAX_WORDS[draft.kind === 'page' ? 'page' : 'story'];
  const text = inHouseStyle(lang, {
    title: clip(title || firstSentence(body || escapeText(summary)), max.title),
    summary: clip(summary, max.summary),
    body,
    ...(search.title !== '' && { searchTitle: search.title }),
  });
  const { text: _, losses: __, otherCategories: ___, writtenDates: ____, gatedBy = null, ...rest } = draft;
  const terms = applyTerms(draft, rules.map, rules.seen);
  const isClosed = gatedBy !== null || losses.some(({ kind }) => kind === 'stored');
  const inItem = (loss: Loss): ItemLoss => ({ ...loss, where, title: text.title });
  return {
    type: 'item',
    origin: where,
    item: {
      ...rest,
      ...(oldPlaces && { oldPlaces }),
      status: isClosed && draft.status === 'approved' ? 'draft' : draft.status,
      kind: draft.kind ?? (title !== '' && body !== '' ? 'article' : 'flash'),
      ...terms,
      labelNames: labels(terms.labelNames),
      texts: [{ lang, text }],
    },
    losses: [...closed(gatedBy), ...lost, ...cuts({ title, summary }, max, terms.labelNames)].map(inItem),
  };
}

/** A summary without parts that are not for everyone. */
function openLine(text: string): { line: string; losses: Loss[] } {
  const open = withoutClosedShortcodes(text, 'omit');
  if (open === text) return { line: oneLine(text), losses: [] };
  return {
    line: oneLine(withoutMarks(open)),
    losses: [{ kind: 'gated', what: 'part of the summary that is not for everyone', place: '' }],
  };
}

/** What programs write for no date. */
const NO_DATE = /^(?:0{1,4}|0000\D.*|0001\D.*|1970\D.*|.*\b0?1 jan(?:uary)? 1970\b.*|)$/i;

/** The dates of a draft when there are some and none can be read. */
function lostDate({ releasedAt, writtenDates = [] }: Draft): Loss[] {
  const written = writtenDates.map((date) => String(date ?? '').trim()).filter((date) => !NO_DATE.test(date));
  if (releasedAt !== null || written.length === 0) return [];
  return [{ kind: 'lost', what: `date that cannot be read: ${shorten(written.join(', '))}`, place: '' }];
}

/** What search results show in place of the title; empty when that is the title, or nothing that can be taken. */
function searchTitleOf({ kind, text }: Draft, title: string): { title: string; losses: Loss[] } {
  const written = oneLine(text.searchTitle ?? '');
  if (written === '' || written === title) return { title: '', losses: [] };
  const lost = (why: string): { title: string; losses: Loss[] } => ({
    title: '',
    losses: [{ kind: 'lost', what: `title for search results, ${why}: ${written}`, place: '' }],
  });
  if (kind === 'page') return lost('which pages do not have');
  if (/%{1,2}[a-z_]+(?:\(\w*\))?%{1,2}/i.test(written)) return lost('which is put together from variables');
  return halfWidths(written) > TITLE_SEEN_WIDTH
    ? lost(`of more than ${TITLE_SEEN_WIDTH} half-widths`)
    : { title: written, losses: [] };
}

function closed(reason: string | null): Loss[] {
  return reason === null ? [] : [{ kind: 'stored', what: `all of it, because it ${reason}`, place: '' }];
}

/** What of the fields beside the body is longer or more than the portal takes. */
function cuts(
  { title, summary }: { title: string; summary: string },
  max: { title: number; summary: number },
  labelNames: string[],
): Loss[] {
  const names = new Set(labelNames.map(oneLine).filter((name) => name !== ''));
  const stored = new Set(labels(labelNames));
  return [
    ...([...title].length > max.title ? [`title of more than ${max.title} characters: ${title}`] : []),
    ...([...summary].length > max.summary ? [`summary of more than ${max.summary} characters`] : []),
    ...[...names]
      .filter((name) => !stored.has(name))
      .map((name) => `label "${name}": there are too many, or it is too long`),
  ].map((what) => ({ kind: 'lost', what, place: '' }));
}

function inHouseStyle(lang: Lang, text: ImportText): ImportText {
  if (lang === 'en') return text;
  return {
    ...text,
    ...(text.searchTitle && { searchTitle: stripHanLatinSpaces(text.searchTitle) }),
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
