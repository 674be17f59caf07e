import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { CorrectedField } from '@/backend/contract/writing/correction';
import type { DraftDocument, DraftSettings, DraftText } from '@/backend/contract/writing/draft';
import { mergeBlocks } from './merge-blocks';
import { isSame, WORDS } from '@/backend/modules/writing/queries/drafts/same-document';

export interface Carried {
  document: DraftDocument;
  /** Fields that could not be carried over, because the version has changed them in another way. */
  missed: CorrectedField[];
}

/**
 * A waiting version with the changes that were made to the live version since. Fields that the waiting version did not
 * change are taken over; of a body, the changed blocks; of lists, the added and removed entries.
 * @param before the live version without the changes
 * @param after the live version with them
 */
export function carryOver(document: DraftDocument, before: DraftDocument, after: DraftDocument): Carried {
  const missed: CorrectedField[] = [];
  const settings = Object.fromEntries(
    SETTINGS.map((field) => {
      const merged = mergeSetting(document[field], before[field], after[field]);
      if (merged === MISSED) missed.push({ lang: null, field });
      return [field, merged === MISSED ? document[field] : merged];
    }),
  );
  const texts = document.texts.map((text) => {
    const to = after.texts.find(({ lang }) => lang === text.lang);
    const from = before.texts.find(({ lang }) => lang === text.lang);
    if (!to || !from) return text;
    const words: Partial<DraftText> = {};
    for (const field of WORDS) {
      const merged = mergeWords(field, text[field], from[field], to[field]);
      if (merged === null) missed.push({ lang: text.lang, field });
      else words[field] = merged;
    }
    return { ...text, ...words };
  });
  return { document: { ...document, ...settings, texts }, missed };
}

/** The changes of the live version that publishing a version would undo, because they were not carried over into it. */
export function undoneChanges(
  missed: readonly CorrectedField[],
  live: DraftDocument,
  version: DraftDocument,
): CorrectedField[] {
  const value = (document: DraftDocument, { lang, field }: CorrectedField): unknown => {
    if (lang === null) return document[field as keyof DraftSettings];
    return document.texts.find((text) => text.lang === lang)?.[field as (typeof WORDS)[number]];
  };
  const lost = missed.filter((change) => {
    const written = value(version, change);
    return written !== undefined && !isSame(written, value(live, change));
  });
  return lost.filter((change, index) => lost.findIndex((other) => isSame(change, other)) === index);
}

/**
 * The settings that can be carried over: without the release time, which belongs to the version, and without new
 * labels, which have ids in the live version.
 */
const SETTINGS = (Object.keys(EMPTY_SETTINGS) as (keyof DraftSettings)[]).filter(
  (field) => field !== 'release_time' && field !== 'new_labels',
);

const MISSED = Symbol('missed');

function mergeSetting(versionValue: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after) || isSame(versionValue, after)) return versionValue;
  if (isSame(versionValue, before)) return after;
  if (![versionValue, before, after].every((value) => Array.isArray(value))) return MISSED;
  const [mine, from, to] = [versionValue, before, after] as unknown[][];
  const stored = (mine ?? []).filter((element) => !from?.includes(element) || to?.includes(element));
  return [...new Set([...stored, ...(to ?? []).filter((element) => !from?.includes(element))])];
}

function mergeWords(
  field: (typeof WORDS)[number],
  versionText: string,
  before: string,
  after: string,
): string | null {
  if (before === after || versionText === after) return versionText;
  if (versionText === before) return after;
  return field === 'body' ? mergeBlocks(before, after, versionText) : null;
}
