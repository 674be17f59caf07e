import { and, eq } from 'drizzle-orm';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import type { AlertContent } from './alert-text';

const NEWS_SECONDS = 4 * 3600;

/** The notification about a live, important flash; null when the flash is not live or not important. */
export async function readKeyFlash({ db }: Context, id: number): Promise<AlertContent | null> {
  const rows = await db
    .select({
      written: contents.lang,
      words: contents.scriptWords,
      lang: contentTexts.lang,
      title: contentTexts.title,
    })
    .from(contents)
    .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
    .where(
      and(
        eq(contents.id, id),
        eq(contents.kind, 'flash'),
        eq(contents.status, 'approved'),
        eq(contents.isImportant, true),
      ),
    );
  if (rows.length === 0) return null;
  return {
    texts: rows
      .sort((a, b) => Number(b.lang === b.written) - Number(a.lang === a.written))
      .map(({ lang, title, words }) => ({ lang, title, place: '', words })),
    topics: ['news'],
    name: `flash-${id}`,
    seconds: NEWS_SECONDS,
    facts: { id },
  };
}
