import { eq, inArray, sql } from 'drizzle-orm';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { federationActivities, federationFollowers } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';
import { activityUrl, actorUrl } from '@/backend/modules/federation/queries/site-addresses';
import type { ActivityObject } from '@/backend/modules/federation/queries/write-object';
import { queueDeliveries } from '@/backend/outbox/federation';
import { signActivity } from './sign-activity';

interface Saying {
  /** The name of the actor who says it. */
  actor: string;
  type: 'Create' | 'Update' | 'Delete' | 'Announce' | 'Undo' | 'Accept';
  /** The post it is about; null for none. */
  postId: number | null;
  /** What the activity has besides its id, type and actor. */
  fields: ActivityObject;
  inboxes: readonly string[];
}

/**
 * Stores an activity and queues its deliveries, in the caller's transaction: either all of it happens, or nothing. Its id
 * is the same at every try, so that a server which gets it twice knows it.
 */
export async function publishActivity(
  context: Context,
  { actor, type, postId, fields, inboxes }: Saying,
): Promise<void> {
  const id = await reserveId(context);
  const body = await signActivity(context, actor, {
    id: activityUrl(context.config, id),
    type,
    actor: actorUrl(context.config, actor),
    ...fields,
  });
  await context.db
    .insert(federationActivities)
    .values({ id, actor, type, postId, body, createdAt: context.now() });
  await queueDeliveries(context, id, inboxes);
}

/** Stores that an activity said something else, under its id and signed again; nobody is sent it. */
export async function replaceActivity(
  context: Context,
  { id, actor, body }: typeof federationActivities.$inferSelect,
  fields: ActivityObject,
): Promise<void> {
  const { '@context': _, proof: __, ...fieldsBefore } = body;
  const corrected = await signActivity(context, actor, { ...fieldsBefore, ...fields });
  await context.db
    .update(federationActivities)
    .set({ body: corrected })
    .where(eq(federationActivities.id, id));
}

async function reserveId({ db }: Context): Promise<number> {
  const [row] = await readRows(
    db,
    sql`select nextval(pg_get_serial_sequence('federation_activities', 'id')) as id`,
    { id: integer },
  );
  if (!row) throw new Error('no number for an activity');
  return row.id;
}

/** The inboxes of those who follow any of these actors: one of each server that has a shared one. */
export async function inboxesOf({ db }: Context, actors: readonly string[]): Promise<string[]> {
  const inbox = sql`coalesce(${federationFollowers.sharedInbox}, ${federationFollowers.inbox})`.mapWith(text);
  const rows = await db
    .selectDistinct({ inbox })
    .from(federationFollowers)
    .where(inArray(federationFollowers.actor, [...actors]));
  return rows.map((row) => row.inbox);
}
