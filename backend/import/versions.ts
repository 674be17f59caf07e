import { readTime } from '@/backend/kernel/text/time';
import type { ImportItem, ReadItem } from './item';

const CHINA_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Joins the language versions of a work into one item, with the losses of each; null for no versions. */
export function mergeVersions(versions: readonly ReadItem[]): ReadItem | null {
  const item = mergeItems(versions.map((version) => version.item));
  const origin = versions.map((version) => version.origin).join(', ');
  return item && { type: 'item', item, losses: versions.flatMap(({ losses }) => losses), origin };
}

/**
 * The versions as one item. The oldest version counts as the original (on
 * the same day the first given), because translations come later; missing fields come from the others.
 */
function mergeItems(versions: ImportItem[]): ImportItem | null {
  const inOrder = [...versions].sort((a, b) => dayOf(a) - dayOf(b));
  const [written] = inOrder;
  if (!written) return null;
  const texts = inOrder.flatMap((version) => version.texts);
  const firstOf = <T>(of: (version: ImportItem) => T | null) =>
    inOrder.map(of).find((value) => value !== null) ?? null;
  return {
    ...written,
    texts: texts.filter(({ lang }, at) => texts.findIndex((text) => text.lang === lang) === at),
    authorName: firstOf((version) => version.authorName),
    categoryName: firstOf((version) => version.categoryName),
    labelNames: [...new Set(inOrder.flatMap((version) => version.labelNames))],
    sourceUrl: firstOf((version) => version.sourceUrl),
    picUrl: firstOf((version) => version.picUrl),
    region: firstOf((version) => version.region ?? null) ?? undefined,
    ...placesOf(inOrder),
    isImportant: inOrder.some((version) => version.isImportant),
    scriptWords: firstOf((version) => version.scriptWords ?? null) ?? undefined,
  };
}

/** The old addresses of all versions, since all of them are one story here. */
function placesOf(versions: readonly ImportItem[]): Pick<ImportItem, 'oldPlaces'> {
  const places = versions.flatMap(({ oldPlaces }) => oldPlaces ?? []);
  const [first] = places;
  if (!first) return {};
  const named = [...new Set(places.flatMap((each) => each.named))];
  const guessed = [...new Set(places.flatMap((each) => each.guessed))];
  return { oldPlaces: { named, guessed, isFromSite: first.isFromSite } };
}

/** The day in China, without the time, because some versions have only a day. */
function dayOf(item: ImportItem): number {
  return item.releasedAt
    ? Math.floor((readTime(item.releasedAt).time.getTime() + CHINA_MS) / DAY_MS)
    : Number.MAX_SAFE_INTEGER;
}
