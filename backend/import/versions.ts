import { readTime } from '@/backend/kernel/text/time';
import type { ImportItem } from './item';

const CHINA_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Language versions of one work as one item. A translation cannot be older than its original, so the earliest one
 * counts as the written text (the first given when they share a date); what it lacks comes from the others.
 */
export function mergeVersions(versions: ImportItem[]): ImportItem | null {
  const inOrder = [...versions].sort((a, b) => dayOf(a) - dayOf(b));
  const [written] = inOrder;
  if (!written) return null;
  const texts = inOrder.flatMap((version) => version.texts);
  const known = <T>(of: (version: ImportItem) => T | null) =>
    inOrder.map(of).find((value) => value !== null) ?? null;
  return {
    ...written,
    texts: texts.filter(({ lang }, at) => texts.findIndex((text) => text.lang === lang) === at),
    authorName: known((version) => version.authorName),
    categoryName: known((version) => version.categoryName),
    labelNames: [...new Set(inOrder.flatMap((version) => version.labelNames))],
    sourceUrl: known((version) => version.sourceUrl),
    picUrl: known((version) => version.picUrl),
    isImportant: inOrder.some((version) => version.isImportant),
    scriptWords: known((version) => version.scriptWords ?? null) ?? undefined,
  };
}

/** Days in China: versions of one day are of one age, whichever of them has a clock. */
function dayOf(item: ImportItem): number {
  return item.releasedAt
    ? Math.floor((readTime(item.releasedAt).time.getTime() + CHINA_MS) / DAY_MS)
    : Number.MAX_SAFE_INTEGER;
}
