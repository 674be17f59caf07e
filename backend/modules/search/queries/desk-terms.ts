import { sql } from 'drizzle-orm';
import { followTerms } from '@/backend/db/chinese-terms';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { setStoredNames } from './word-classes';

/** For how long the words read last are taken, in ms. */
const FRESH_MS = 1000;
/** The same for the names of labels and topics. */
const NAMES_FRESH_MS = 60_000;
const MAX_NAMES = 4000;
/** The database whose words and names were read last, and when. */
let last: { db: Context['db']; termsAt: number; namesAt: number } | undefined;

/**
 * Lets searches look words up as the desk's dictionary says now, and as labels and topics are called in other languages; it
 * is read at most once a second, the names once a minute.
 */
export async function refreshTerms(context: Context): Promise<void> {
  const now = performance.now();
  const read = readOf(context.db);
  if (now - read.termsAt < FRESH_MS) return;
  read.termsAt = now;
  await followTerms(context.db);
  if (now - read.namesAt < NAMES_FRESH_MS) return;
  read.namesAt = now;
  setStoredNames(await readNames(context));
}

function readOf(db: Context['db']) {
  return last?.db === db ? last : (last = { db, termsAt: -Infinity, namesAt: -Infinity });
}

/** The names of labels and topics that have a Chinese and an English one, and the former names of merged labels. */
async function readNames({ db }: Context): Promise<string[][]> {
  const rows = await readRows(
    db,
    sql`
    select coalesce(name->>'zh-Hans', name->>'zh-Hant') as chinese, name->>'en' as other from (
      select name from labels union all select name from topics) named
    where name ? 'en' and name ?| array['zh-Hans', 'zh-Hant']
    union select coalesce(name->>'zh-Hans', name->>'zh-Hant', name->>'en'), label_aliases.name_key
      from label_aliases join labels on labels.id = label_id
    order by 1, 2 limit ${MAX_NAMES}`,
    { chinese: text, other: text },
  );
  return rows.map(({ chinese, other }) => [chinese, other]);
}
