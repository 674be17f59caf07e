import { and, asc, eq, ne } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { SHEET_WEEKS } from '@/backend/contract/directory/atlas';
import type { NamedRef } from '@/backend/contract/fields';
import type { Locale } from '@/backend/contract/locale';
import { toolCategories, tools } from '@/backend/db/schema/directory';
import type { LocalText } from '@/backend/db/schema/local-text';
import { topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { named, pickText, writtenIn } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { listNewest } from '@/backend/modules/stories/queries/lists';
import { eventsNaming, mayBeNamedIn, containsName, wordsOfEvents } from './events-naming';
import { pageTextOf, sentenceOf } from './tool-text';
import { countVotes } from './tool-votes';
import {
  countNews,
  labelIdsByName,
  type NewsCount,
  newsByWeeks,
  type NewsList,
  topAuthorsOfLabel,
} from './news-of-entries';

const LATEST = 4;
const RELATED = 5;
const WRITERS = 6;
const NOTHING: NewsCount = { year: 0, week: 0, today: 0 };

const described = (words: LocalText, locale: Locale) => {
  const { text: description, lang: description_lang } = pickText(words, locale);
  return { description, description_lang };
};

const allOf = (name: LocalText) => Object.values(name).filter(Boolean);

/**
 * Tools by category, and topics. The stories of a tool are those with a label of its name; an event belongs to a tool
 * or topic when the texts of the event contain the name.
 */
export async function readAtlas(context: Context, locale: Locale): Promise<CallOutput<'atlas'>> {
  const { db } = context;
  const [groups, rows, subjects, events] = await Promise.all([
    db.select().from(toolCategories).orderBy(asc(toolCategories.position), asc(toolCategories.id)),
    db.select().from(tools).orderBy(asc(tools.id)),
    db.select().from(topics).orderBy(asc(topics.id)),
    wordsOfEvents(context),
  ]);
  const called = await labelIdsByName(
    context,
    rows.map(({ name }) => name),
  );
  const { label: byLabel, topic: byTopic } = await countNews(context, {
    label: [...new Set(called.values())],
    topic: subjects.map(({ id }) => id),
  });
  const words = events.map((event) => event.words).join('\n');
  const mayBeNamed = mayBeNamedIn(words);
  const has_event = (names: string[]) => names.some((name) => mayBeNamed(name) && containsName(words, name));
  return {
    districts: groups.map((group) => {
      const { text, lang } = pickText(group.name, locale);
      const entries = rows
        .filter(({ categoryId }) => categoryId === group.id)
        .map(({ id, name, description, url }) => ({
          key: `tool-${id}`,
          name,
          lang: 'en' as const,
          ...described(sentenceOf(description), locale),
          url,
          ...(byLabel.get(called.get(name) ?? 0) ?? NOTHING),
          has_event: has_event([name]),
        }));
      return { key: group.key, name: text, lang, entries };
    }),
    topics: subjects.map(({ id, name, intro }) => {
      const { text, lang } = pickText(name, locale);
      const count = byTopic.get(id) ?? NOTHING;
      return {
        key: `topic-${id}`,
        name: text,
        lang,
        ...described(intro, locale),
        url: '',
        ...count,
        has_event: has_event(allOf(name)),
      };
    }),
  };
}

/** One tool or topic with its numbers, latest stories and events. @throws ApiError notFound */
export async function readAtlasEntry(
  context: Context,
  { key, locale }: CallParsedInput<'atlasEntry'>,
): Promise<CallOutput<'atlasEntry'>> {
  const entry = await findEntry(context, key, locale);
  const { list, id, names, listedAt, ...shown } = entry;
  const [weeks, count, news, writers, events] = await Promise.all([
    id === null ? Array.from({ length: SHEET_WEEKS }, () => 0) : newsByWeeks(context, list, id),
    id === null ? null : countNews(context, { [list]: [id] }),
    id === null ? [] : listNewest(context, { [list]: id }, LATEST, locale),
    id === null || list === 'topic' ? [] : topAuthorsOfLabel(context, id, WRITERS),
    eventsNaming(context, names, locale),
  ]);
  return {
    key,
    ...shown,
    listed_time: listedAt ? toWireTime(listedAt) : '',
    year: count?.[list].get(id ?? 0)?.year ?? 0,
    weeks,
    news,
    writers: writers.map(({ id: author, name, count: stories }) => ({
      ...named(author, name, locale),
      count: stories,
    })),
    events,
  };
}

interface Found {
  list: NewsList;
  /** Id of the tool's label, or of the topic; null for a tool without a label of its name. */
  id: number | null;
  names: string[];
  name: string;
  lang: Locale;
  description: string;
  description_lang: Locale;
  langs: Locale[];
  category: NamedRef | null;
  url: string;
  votes: number;
  /** Since when the directory lists it; null when unknown, and for a topic. */
  listedAt: Date | null;
  /** The text of a tool without its first line, in the language of its description. */
  about: string;
  related: { id: number; name: string }[];
}

async function findEntry(context: Context, key: string, locale: Locale): Promise<Found> {
  const [kind, number] = key.split('-');
  const id = Number(number);
  if (kind === 'topic') {
    const [row] = await context.db.select().from(topics).where(eq(topics.id, id));
    if (!row) throw new ApiError('notFound');
    const { text: name, lang } = pickText(row.name, locale);
    const about = {
      ...described(row.intro, locale),
      langs: writtenIn(row.intro),
      category: null,
      url: '',
      votes: 0,
      listedAt: null,
      about: '',
      related: [],
    };
    return { list: 'topic', id, names: allOf(row.name), name, lang, ...about };
  }
  const [row] = await context.db
    .select()
    .from(tools)
    .innerJoin(toolCategories, eq(toolCategories.id, tools.categoryId))
    .where(eq(tools.id, id));
  if (!row) throw new ApiError('notFound');
  const { name, url, description } = row.tools;
  const category = named(row.tool_categories.id, row.tool_categories.name, locale);
  const votes = (await countVotes(context, id)).get(id) ?? 0;
  const label = (await labelIdsByName(context, [name])).get(name) ?? null;
  const about = {
    ...described(sentenceOf(description), locale),
    langs: writtenIn(description),
    category,
    url,
    votes,
    listedAt: row.tools.listedAt,
    about: pageTextOf(pickText(description, locale).text),
    related: await relatedTo(context, id, row.tools.categoryId),
  };
  return { list: 'label', id: label, names: [name], name, lang: 'en', ...about };
}

/** Other tools of a category, in the order of the directory. */
async function relatedTo({ db }: Context, id: number, categoryId: number) {
  return db
    .select({ id: tools.id, name: tools.name })
    .from(tools)
    .where(and(eq(tools.categoryId, categoryId), ne(tools.id, id)))
    .orderBy(asc(tools.position), asc(tools.id))
    .limit(RELATED);
}
