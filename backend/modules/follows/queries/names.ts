import { and, eq, inArray } from 'drizzle-orm';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import type { Locale } from '@/backend/contract/locale';
import { scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import { followTerms } from '@/backend/db/chinese-terms';
import { events, eventTexts } from '@/backend/db/schema/events';
import type { LocalText } from '@/backend/db/schema/local-text';
import { authors } from '@/backend/db/schema/people';
import { contents, contentTexts } from '@/backend/db/schema/stories';
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
  /** Whether the first story of a thread is a flash or an article. */
  story: 'flash' | 'article' | null;
}

export const targetKey = ({ kind, id }: Target): string => `${kind}:${id}`;

type Named = Map<number, { name: LocalText; story: TargetName['story'] }>;

const IN_TABLES = { author: authors, topic: topics, label: labels } as const;

/**
 * The names of what is followed, by `targetKey`, in the best language for a reader. What does not exist any more, or is
 * not public, is left out.
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
    for (const [id, { name, story }] of await READERS[kind](context, ids)) {
      const { lang, text } = pickText(name, locale);
      const isConverted = lang !== 'en' && locale !== 'en';
      names.set(targetKey({ kind, id }), {
        name: textInScript(text, lang, scriptOf(locale, false), null),
        lang: isConverted ? locale : lang,
        story,
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
    return new Map(rows.map(({ id, name }) => [id, { name, story: null }]));
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
        .map(({ eventId, lang, title }) => ({ id: eventId, lang, title, story: null })),
    );
  },
  async thread({ db }, ids) {
    const rows = await db
      .select({
        id: contents.id,
        story: contents.kind,
        lang: contentTexts.lang,
        title: contentTexts.title,
      })
      .from(contents)
      .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
      .where(and(inArray(contents.id, ids), eq(contents.status, 'approved')));
    return named(rows);
  },
};

function named(
  rows: readonly { id: number; lang: Locale; title: string; story: TargetName['story'] }[],
): Named {
  const all: Named = new Map();
  for (const { id, lang, title, story } of rows)
    all.set(id, { name: { ...all.get(id)?.name, [lang]: title }, story });
  return all;
}
