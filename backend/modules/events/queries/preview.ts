import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { EVENT_PREVIEW_DAYS } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { makeExpiringLink, namedByLink, readExpiringLink } from '@/backend/kernel/expiring-link';
import { toWireTime } from '@/backend/kernel/text/time';
import { toEventDetail } from './lists';
import { managedEvent } from './managed';
import type { EventRow } from './row';

const DAY_MS = 86_400_000;

/** A token for an address that shows an event for a week. @throws ApiError notFound for somebody else's event */
export async function makeEventPreview(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'activityPreviewLink'>> {
  const event = await managedEvent(context, member, id, 'see');
  const until = new Date(context.now().getTime() + EVENT_PREVIEW_DAYS * DAY_MS);
  return { token: makeExpiringLink(context, purposeOf(event), id, until), until: toWireTime(until) };
}

/** @throws ApiError notFound for a wrong or revoked token and a deleted event, gone for an expired token */
export async function readEventPreview(
  context: Context,
  token: string,
  locale: Locale,
): Promise<CallOutput<'activityPreview'>> {
  const [row] = await context.db
    .select()
    .from(events)
    .where(eq(events.id, namedByLink(token)));
  if (!row) throw new ApiError('notFound');
  readExpiringLink(context, purposeOf(row), token);
  return { ...(await toEventDetail(context, row, locale)), status: row.status };
}

/** What is signed: raising `previewSeries` makes all earlier tokens invalid. */
const purposeOf = ({ previewSeries }: EventRow) => `event-preview:${previewSeries}`;
