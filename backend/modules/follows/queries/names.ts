import { inArray, sql } from 'drizzle-orm';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import type { Locale } from '@/backend/contract/locale';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import { followTerms } from '@/backend/db/chinese-terms';
import { idArray } from '@/backend/db/arrays';
import { integer, language, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { events, eventTexts } from '@/backend/db/schema/events';
import type { LocalText } from '@/backend/db/schema/local-text';
import { authors } from '@/backend/db/schema/people';
import { labels, topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** What is followed: its kind and id. */
export interface Target {
  kind: FollowKind;
  id: number;
}

/** The name of something followed. */
interface TargetName {
  name: string;
  lang: Locale;
  /** Of a thread: whether its first live story is a flash or an article. */
  story: 'flash' | 'article' | null;
  /** The id of the page that shows it: of a thread that of its first live story. */
  page: number;
}

export const targetKey = ({ kind, id }: Target): string => `${kind}:${id}`;

type Named = Map<number, { name: LocalText; story: TargetName['story']; page: number }>;

/** Stories that follow up one another in a thread. */
const MAX_STEPS = 200;

const IN_TABLES = { author: authors, topic: topics, label: labels } as const;

/**
 * The names of what is followed, by `targetKey`, in the best language for a reader. What does not exist any more, or is
 * not public, is left out; a thread has the name of its first story that is live.
 */
export async function readNames(
  context: Context,
  targets: readonly Target[],
  locale: Locale,
): Promise<Map<string, TargetName>> {
  await followTerms(context.db);
  const names = new Map<string, TargetName>();
  for (const kind of new Set(targets.map((target) => target.kind))) {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    for (const [id, { name, story, page }] of await READERS[kind](context, ids)) {
      const { lang, text } = pickText(name, locale);
      const isConverted = lang !== 'en' && locale !== 'en';
      names.set(targetKey({ kind, id }), {
        name: textInScript(text, lang, scriptOf(locale, false), null),
        lang: isConverted ? locale : lang,
        story,
        page,
      });
    }
  }
  return names;
}

const fromTable =
  (kind: keyof typeof IN_TABLES) =>
  async ({ db }: Context, ids: number[]): Promise<Named> => {
    const table = IN_TABLES[kind];
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, ids));
    return new Map(rows.map(({ id, name }) => [id, { name, story: null, page: id }]));
  };

const READERS: Record<FollowKind, (context: Context, ids: number[]) => Promise<Named>> = {
  author: fromTable('author'),
  topic: fromTable('topic'),
  label: fromTable('label'),
  async event({ db }, ids) {
    const rows = await db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids));
    const shown = await db
      .select({ id: events.id, status: events.status })
      .from(events)
      .where(inArray(events.id, ids));
    const isPublic = new Set(
      shown.filter(({ status }) => status === 'published' || status === 'cancelled').map(({ id }) => id),
    );
    return named(
      rows
        .filter(({ eventId }) => isPublic.has(eventId))
        .map(({ eventId, lang, title }) => ({ id: eventId, page: eventId, lang, title, story: null })),
    );
  },
  async thread({ db }, ids) {
    const rows = await readRows(
      db,
      sql`with recursive below as (
          select id, id as thread, 0 as step from contents where id = any(${idArray(ids)})
          union all select c.id, b.thread, b.step + 1 from contents c join below b on c.follows_id = b.id
            where b.step < ${MAX_STEPS}::int),
        first as (select distinct on (b.thread) b.thread, c.id, c.kind from below b join contents c on c.id = b.id
          where c.status = 'approved' order by b.thread, b.step, c.id)
        select f.thread as id, f.id as page, f.kind as story, t.lang, t.title
          from first f join content_texts t on t.content_id = f.id`,
      { id: integer, page: integer, story: oneOf(CONTENT_KINDS), lang: language, title: text },
    );
    return named(rows);
  },
};

function named(
  rows: readonly { id: number; page: number; lang: Locale; title: string; story: TargetName['story'] }[],
): Named {
  const all: Named = new Map();
  for (const { id, lang, title, story, page } of rows)
    all.set(id, { name: { ...all.get(id)?.name, [lang]: title }, story, page });
  return all;
}
