import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  FEED_AUTHORITY_KEY,
  FIRST_AUTHORITY,
  publicHost,
} from '@/backend/contract/publishing/feed-authority';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

type Part = Pick<Context, 'db' | 'config'>;

/** The authority in the ids of feed and calendar entries: the setting, else what was recorded for this installation. */
export async function readFeedAuthority({ db, config }: Part): Promise<string> {
  return config.feedAuthority ?? ((await recorded(db)) || FIRST_AUTHORITY);
}

/**
 * Records the authority of a new installation: it stays when the setting or the address of the site changes. While the
 * site has no public address, the row stays empty.
 */
export async function recordFeedAuthority({ db, config }: Part): Promise<void> {
  const value = config.feedAuthority ?? publicHost(config.siteUrl);
  await db.insert(settings).values({ key: FEED_AUTHORITY_KEY, value }).onConflictDoNothing();
}

/** Fills in what a new installation has left open, as soon as its site has a public address. */
export async function initFeedAuthority({ db, config }: Part): Promise<void> {
  const value = config.feedAuthority ?? publicHost(config.siteUrl);
  if (value === '') return;
  await db
    .update(settings)
    .set({ value })
    .where(sql`${eq(settings.key, FEED_AUTHORITY_KEY)} and ${settings.value} = '""'::jsonb`);
}

async function recorded(db: Part['db']): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, FEED_AUTHORITY_KEY));
  return z.string().safeParse(row?.value).data;
}
