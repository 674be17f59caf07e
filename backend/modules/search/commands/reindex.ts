import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { type Locale, LOCALES } from '@/backend/contract/locale';
import { SEARCH_KINDS } from '@/backend/contract/search/calls';
import { searchDocs } from '@/backend/db/schema/search';
import { settings } from '@/backend/db/schema/system';
import { describeError } from '@/backend/kernel/describe-error';
import { indexDocuments } from './index-documents';
import { type SearchKind } from '@/backend/contract/search/calls';
import { boolean, instant, integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { SOURCES } from './reindex-sources';
import { readTexts } from '@/backend/modules/search/queries/texts';

/** Raise this whenever words are extracted differently: the whole index is then made again. */
const INDEX_VERSION = 4;
const KEY = 'search:index';
/** So small that a batch delays a request no longer than a search does. */
const BATCH = 5;
const FIRST_AFTER_MS = 500;
const PAUSE_MS = 25;
const AFTER_FAILURE_MS = 10_000;

/** Kinds are indexed one after the other, each from its newest id down, because the newest are read most. */
const progress = z.object({
  version: z.number(),
  kind: z.enum(SEARCH_KINDS).nullable(),
  below: z.number().nullable(),
});
type Progress = z.infer<typeof progress>;

const KINDS = ['author', 'topic', 'event', 'article', 'flash'] as const satisfies readonly SearchKind[];
const BEGINNING: Progress = { version: INDEX_VERSION, kind: KINDS[0], below: null };

/**
 * Rebuilds an index of an earlier version, in the background and in small steps. The progress is stored, so that it
 * continues after a restart; several backends take turns. Meanwhile searches find both the old and the new rows.
 * @returns a function that stops it
 */
export function startReindexing(context: Context): () => void {
  let timer: NodeJS.Timeout;
  const runNext = async () => {
    const next = await step(context).catch((error: unknown) => {
      context.log.error({ error: describeError(error) }, 'indexing again failed');
      return AFTER_FAILURE_MS;
    });
    if (next !== null) wait(next);
  };
  const wait = (ms: number) => {
    timer = setTimeout(runNext, ms);
    timer.unref();
  };
  wait(FIRST_AFTER_MS);
  return () => clearTimeout(timer);
}

/** One batch. @returns milliseconds until the next, or null when all is done */
function step(context: Context): Promise<number | null> {
  return inTransaction(context, async (inner) => {
    const at = await takeTurn(inner);
    if (at === 'taken') return PAUSE_MS;
    if (at.kind === null) return null;
    const rows = await nextSources(inner, at.kind, at.below);
    // A row locked by another transaction will be indexed by that transaction, unless it rolls back: so the batch ends
    // before it.
    const firstTaken = rows.findIndex((row) => !row.isFree);
    const batch = firstTaken < 0 ? rows : rows.slice(0, firstTaken);
    await makeAnew(inner, at.kind, batch);
    const isEnd = rows.length < BATCH && firstTaken < 0;
    const kind = isEnd ? (KINDS[KINDS.indexOf(at.kind) + 1] ?? null) : at.kind;
    const below = isEnd ? null : (batch.at(-1)?.id ?? at.below);
    await keep(inner, { version: INDEX_VERSION, kind, below });
    if (kind === null) context.log.info({ version: INDEX_VERSION }, 'search index is up to date');
    return kind === null ? null : PAUSE_MS;
  });
}

/** The stored progress, whose row is locked until the batch is stored. `taken` when another backend has locked it. */
async function takeTurn(context: Context): Promise<Progress | 'taken'> {
  const first = { version: 0, kind: null, below: null } satisfies Progress;
  await context.db.insert(settings).values({ key: KEY, value: first }).onConflictDoNothing();
  const [row] = await context.db
    .select()
    .from(settings)
    .where(eq(settings.key, KEY))
    .for('update', { skipLocked: true });
  if (!row) return 'taken';
  const stored = progress.safeParse(row.value).data;
  return stored?.version === INDEX_VERSION ? stored : BEGINNING;
}

/** Records in a new database that its index has the current version. */
export async function recordIndexVersion(context: Context): Promise<void> {
  const value = { version: INDEX_VERSION, kind: null, below: null } satisfies Progress;
  await context.db.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
}

async function keep(context: Context, value: Progress): Promise<void> {
  await context.db.update(settings).set({ value }).where(eq(settings.key, KEY));
}

interface Source {
  id: number;
  time: Date | null;
  lang: string | null;
  isFree: boolean;
}

/**
 * The next rows of a kind. Rows that no other transaction is writing are locked, so that none writes them meanwhile.
 */
async function nextSources(context: Context, kind: SearchKind, below: number | null): Promise<Source[]> {
  const { from, time, lang } = SOURCES[kind];
  const under = below === null ? sql`` : sql`and id < ${below}`;
  const next = sql`select id from ${from} ${under} order by id desc limit ${BATCH}`;
  const rows = await readRows(
    context.db,
    sql`
    with next as (${next}),
    free as (select id, ${time} as time, ${lang} as lang from ${from} and id in (select id from next) for no key update skip locked)
    select next.id, free.time::text, free.lang::text, free.id is not null as is_free from next left join free using (id) order by id desc`,
    { id: integer, time: nullable(instant), lang: nullable(text), is_free: boolean },
  );
  return rows.map((row) => ({
    id: row.id,
    time: row.time,
    lang: row.lang,
    isFree: row.is_free,
  }));
}

async function makeAnew(context: Context, kind: SearchKind, rows: Source[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(context, kind, ids);
  const indexedRows = await context.db
    .select({ id: searchDocs.refId, time: searchDocs.releaseTime })
    .from(searchDocs)
    .where(and(eq(searchDocs.kind, kind), inArray(searchDocs.refId, ids)));
  const documents = rows.map(({ id, time, lang }) => ({
    kind,
    refId: id,
    releaseTime: time ?? indexedRows.find((row) => row.id === id)?.time ?? context.now(),
    texts: [...(texts.get(id) ?? [])].sort((a, b) => rankOf(a.lang, lang) - rankOf(b.lang, lang)),
  }));
  await indexDocuments(
    context,
    documents.filter((document) => document.texts.length > 0),
  );
}

/** Sort key of a language: the original language comes first, then the order of the site. */
function rankOf(lang: Locale, written: string | null): number {
  return lang === written ? -1 : LOCALES.indexOf(lang);
}
