import { eq, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { RECENT_DELIVERIES, WEBHOOK_STATES } from '@/backend/contract/webhooks/kinds';
import { idArray } from '@/backend/db/arrays';
import { integer, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { apiKeys } from '@/backend/db/schema/api';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { isWorking } from '@/backend/modules/api/queries/keys';
import { listDeliveries } from './deliveries';
import { toWebhook } from './wire';

/** The webhooks of a member, and a page of their deliveries, newest first. */
export async function listMemberWebhooks(
  context: Context,
  member: Member,
  page: CallParsedInput<'listWebhooks'>,
): Promise<CallOutput<'listWebhooks'>> {
  const rows = await context.db
    .select({ hook: webhooks, key: apiKeys, isWorking: sql`${isWorking(context.now())}`.mapWith(Boolean) })
    .from(webhooks)
    .innerJoin(apiKeys, eq(apiKeys.id, webhooks.keyId))
    .where(eq(webhooks.userId, member.id))
    .orderBy(webhooks.id);
  const ids = rows.map(({ hook }) => hook.id);
  const recent = await readRecent(context, ids);
  return {
    webhooks: rows.map(({ hook, key, isWorking: hasWorkingKey }) => ({
      ...toWebhook(hook),
      subjects: hook.subjects,
      key_id: key.id,
      key_name: key.name,
      has_working_key: hasWorkingKey,
      recent: recent.filter(({ webhookId }) => webhookId === hook.id).map(({ state }) => state),
    })),
    deliveries: await listDeliveries(context, ids, page),
  };
}

/** The last deliveries of each webhook, the oldest first. */
function readRecent({ db }: Context, ids: number[]) {
  return readRows(
    db,
    sql`select d.webhook_id as "webhookId", d.state from unnest(${idArray(ids)}) as w(id)
      cross join lateral (select id, webhook_id, state from webhook_deliveries where webhook_id = w.id
        order by id desc limit ${RECENT_DELIVERIES}) d
      order by d.id`,
    { webhookId: integer, state: oneOf(WEBHOOK_STATES) },
  );
}
