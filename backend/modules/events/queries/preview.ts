import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { EVENT_PREVIEW_DAYS } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { makeExpiringLink, readExpiringLink } from '@/backend/kernel/expiring-link';
import { toWireTime } from '@/backend/kernel/text/time';
import { toEventDetail } from './lists';
import { managedEvent } from './managed';

const DAY_MS = 86_400_000;
const PURPOSE = 'event-preview';

/** An address part that opens an event as it stands, for a week. @throws ApiError notFound for somebody else's */
export async function makeEventPreview(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'activityPreviewLink'>> {
  await managedEvent(context, member, id, 'see');
  const until = new Date(context.now().getTime() + EVENT_PREVIEW_DAYS * DAY_MS);
  return { token: makeExpiringLink(context, PURPOSE, id, until), until: toWireTime(until) };
}

/** @throws ApiError notFound for a wrong token and a deleted event, gone for a token that ran out */
export async function readEventPreview(
  context: Context,
  token: string,
  locale: Locale,
): Promise<CallOutput<'activityPreview'>> {
  const id = readExpiringLink(context, PURPOSE, token);
  const [row] = await context.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new ApiError('notFound');
  return { ...(await toEventDetail(context, row, locale)), status: row.status };
}
