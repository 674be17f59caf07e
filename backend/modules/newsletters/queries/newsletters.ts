import { asc, eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { newsletters } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText, sharedLocale } from '@/backend/kernel/text/local';

export type NewsletterRow = typeof newsletters.$inferSelect;

/** The newsletters in the editors' order. @param isOffered only those that can be subscribed to */
export function listNewsletters({ db }: Context, isOffered = true): Promise<NewsletterRow[]> {
  return db
    .select()
    .from(newsletters)
    .where(isOffered ? eq(newsletters.isClosed, false) : undefined)
    .orderBy(asc(newsletters.position), asc(newsletters.id));
}

/** A newsletter in a reader's language. */
export function toNewsletter(row: NewsletterRow, locale: Locale) {
  const shared = sharedLocale([row.name, row.description, row.cadence], locale);
  const name = pickText(row.name, shared);
  return {
    key: row.key,
    name: name.text,
    description: pickText(row.description, shared).text,
    cadence: pickText(row.cadence, shared).text,
    lang: name.lang,
  };
}

/** The newsletters of some keys. @throws ApiError invalidInput for a key that no offered newsletter has */
export async function newslettersOf(context: Context, keys: readonly string[], isOffered = true) {
  const rows = await listNewsletters(context, isOffered);
  const wanted = rows.filter(({ key }) => keys.includes(key));
  if (wanted.length !== new Set(keys).size) throw new ApiError('invalidInput', { letters: 'notFound' });
  return wanted;
}
