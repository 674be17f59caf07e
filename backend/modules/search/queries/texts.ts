import { eq, inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { Locale } from '@/backend/contract/locale';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import { eventTexts } from '@/backend/db/schema/events';
import type { LocalText } from '@/backend/db/schema/local-text';
import { authors } from '@/backend/db/schema/people';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import type { SearchKind } from '@/backend/contract/search/calls';
import { topics } from '@/backend/db/schema/topics';

export interface FoundText {
  lang: Locale;
  title: string;
  body: string;
}

/** The texts of documents of one kind, by id, in all their languages. */
export async function readTexts(
  context: Context,
  kind: SearchKind,
  ids: number[],
): Promise<Map<number, FoundText[]>> {
  if (ids.length === 0) return new Map();
  if (kind === 'flash' || kind === 'article') return contentTextsOf(context, ids);
  if (kind === 'event') return eventTextsOf(context, ids);
  const table = kind === 'topic' ? topics : authors;
  const about = kind === 'topic' ? topics.intro : authors.bio;
  const rows = await context.db
    .select({ id: table.id, name: table.name, about })
    .from(table)
    .where(inArray(table.id, ids));
  return new Map(rows.map((row) => [row.id, localTexts(row.name, row.about)]));
}

/** Details of a flash or article that a hit shows beside its text. */
export interface HitDetails {
  author: LocalText | null;
  scriptWords: ScriptWords;
  releasePrecision: TimePrecision;
}

/** The details, by story id. */
export async function readHitDetails(context: Context, ids: number[]): Promise<Map<number, HitDetails>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({
      id: contents.id,
      author: authors.name,
      scriptWords: contents.scriptWords,
      releasePrecision: contents.releasePrecision,
    })
    .from(contents)
    .leftJoin(authors, eq(authors.id, contents.authorId))
    .where(inArray(contents.id, ids));
  return new Map(rows.map(({ id, ...particulars }) => [id, particulars]));
}

async function contentTextsOf(context: Context, ids: number[]) {
  const rows = await context.db.select().from(contentTexts).where(inArray(contentTexts.contentId, ids));
  return grouped(
    rows.map((row) => ({
      id: row.contentId,
      lang: row.lang,
      title: row.title,
      body: `${row.summary}\n${plainText(row.body)}`.trim(),
    })),
  );
}

async function eventTextsOf(context: Context, ids: number[]) {
  const rows = await context.db.select().from(eventTexts).where(inArray(eventTexts.eventId, ids));
  return grouped(
    rows.map((row) => ({
      id: row.eventId,
      lang: row.lang,
      title: row.title,
      body: `${row.city} ${row.address}\n${plainText(row.details)}`.trim(),
    })),
  );
}

function grouped(rows: (FoundText & { id: number })[]): Map<number, FoundText[]> {
  const textsById = new Map<number, FoundText[]>();
  for (const { id, ...text } of rows) textsById.set(id, [...(textsById.get(id) ?? []), text]);
  return textsById;
}

function localTexts(name: LocalText, about: LocalText): FoundText[] {
  return (Object.keys(name) as Locale[]).map((lang) => ({
    lang,
    title: name[lang] ?? '',
    body: about[lang] ?? '',
  }));
}
