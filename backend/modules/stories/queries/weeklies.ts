import { count, desc, eq } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { ApiError } from '@/backend/kernel/errors';
import { pickText, writtenIn, sharedLocale } from '@/backend/kernel/text/local';
import { dayBounds } from '@/backend/kernel/text/time';
import { listBetween } from './lists';
import { weeklies } from '@/backend/db/schema/weeklies';

/** The most articles of an issue, and how many issues of a list come with theirs. */
const ARTICLES = 30;
const PICTURED_ISSUES = 26;
/** The most flashes of an issue. */
const FLASHES = 20;

/**
 * Issues of the weekly, newest first; one issue by id comes with its articles and important flashes.
 * @throws ApiError notFound for an unknown id
 */
export async function listWeeklies(context: Context, input: CallParsedInput<'weeklies'>) {
  const { id, page, size, locale } = input;
  const pictured = id ? 1 : input.with_articles ? PICTURED_ISSUES : 0;
  const where = id ? eq(weeklies.id, id) : undefined;
  const rows = await context.db
    .select()
    .from(weeklies)
    .where(where)
    .orderBy(desc(weeklies.number))
    .limit(size)
    .offset(id ? 0 : (page - 1) * size);
  if (id && rows.length === 0) throw new ApiError('notFound');
  const [total] = await context.db.select({ total: count() }).from(weeklies).where(where);
  const spans = rows.map(({ starts, ends }) => ({ from: dayBounds(starts).from, to: dayBounds(ends).to }));
  const articles = await listBetween(
    context,
    { kind: 'article' },
    spans.slice(0, pictured),
    ARTICLES,
    locale,
  );
  const flashes = id
    ? await listBetween(context, { kind: 'flash', important: true }, spans, FLASHES, locale)
    : [];
  const list = rows.map((row, place) => {
    const shared = sharedLocale([row.title, row.summary], locale);
    const title = pickText(row.title, shared);
    return {
      id: row.id,
      number: row.number,
      title: title.text,
      summary: pickText(row.summary, shared).text,
      lang: title.lang,
      langs: writtenIn(row.title, row.summary),
      letter: letterOf(row, locale),
      starts: row.starts,
      ends: row.ends,
      articles: articles[place] ?? [],
      flashes: flashes[place] ?? [],
    };
  });
  return { list, total: total?.total ?? 0, page, size };
}

/** The editor's letter in the reader's language, with its signature in the same; null for none. */
function letterOf(
  { letter, letterBy }: typeof weeklies.$inferSelect,
  locale: CallParsedInput<'weeklies'>['locale'],
): CallOutput<'weeklies'>['list'][number]['letter'] {
  const { text, lang } = pickText(letter, locale);
  return text.trim() === '' ? null : { text, by: pickText(letterBy, lang).text, lang };
}
