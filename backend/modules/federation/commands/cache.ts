import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { KvKey, KvStore, KvStoreListEntry, KvStoreSetOptions } from '@fedify/fedify';
import { federationCache } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';
import { recordKeyUse } from './own-keys';

const DAY_MS = 86_400_000;
/** How long is remembered what Fedify would keep for ever, as the keys of other servers. */
const LONGEST_MS = 30 * DAY_MS;

/** How the names of keys of other servers begin; their addresses follow. */
const KEY_PREFIX = ['_fedify', 'publicKey'];

const nameOf = (key: KvKey): string => JSON.stringify(key);

/** What Fedify remembers, in a table that all backends share. Everything in it ends after thirty days. */
export class FederationCache implements KvStore {
  constructor(private readonly context: Context) {}

  async get<Value = unknown>(key: KvKey): Promise<Value | undefined> {
    const { db, now } = this.context;
    // Fedify looks here for every key before it asks for it elsewhere.
    if (KEY_PREFIX.every((word, at) => key[at] === word)) recordKeyUse(key.at(-1) ?? '');
    const [row] = await db
      .select({ value: federationCache.value })
      .from(federationCache)
      .where(and(eq(federationCache.key, nameOf(key)), gt(federationCache.expiresAt, now())));
    // Fedify reads what Fedify wrote.
    return row?.value as Value | undefined;
  }

  async set(key: KvKey, value: unknown, options?: KvStoreSetOptions): Promise<void> {
    const { db, now } = this.context;
    const ms = options?.ttl ? options.ttl.total({ unit: 'milliseconds' }) : LONGEST_MS;
    // Of a key that cannot be had Fedify remembers null, which is a value here, not the lack of one.
    const stored = value ?? sql`'null'::jsonb`;
    const values = { value: stored, expiresAt: new Date(now().getTime() + Math.min(ms, LONGEST_MS)) };
    await db
      .insert(federationCache)
      .values({ key: nameOf(key), ...values })
      .onConflictDoUpdate({ target: federationCache.key, set: values });
  }

  async delete(key: KvKey): Promise<void> {
    await this.context.db.delete(federationCache).where(eq(federationCache.key, nameOf(key)));
  }

  /** Every entry whose key begins with these words. */
  async *list(prefix?: KvKey): AsyncIterable<KvStoreListEntry> {
    const { db, now } = this.context;
    const rows = await db.select().from(federationCache).where(gt(federationCache.expiresAt, now()));
    for (const { key, value } of rows) {
      const words = JSON.parse(key) as KvKey;
      if ((prefix ?? []).every((word, at) => words[at] === word)) yield { key: words, value };
    }
  }
}

const isOld = ({ now }: Context) => lt(federationCache.expiresAt, now());

/** The job that forgets what has ended. */
export const federationCacheCleaner: DueJob = {
  name: 'forgetting old keys of the Fediverse',
  isDue: (context) => sql`exists (select from ${federationCache} where ${isOld(context)})`,
  work: async (context) => context.db.delete(federationCache).where(isOld(context)),
};
