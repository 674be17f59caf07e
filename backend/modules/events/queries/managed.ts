import { and, eq } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '@/backend/contract/tickets/statuses';
import { events, eventStaff, organisers } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from './row';

/** Each right in an event, and the roles that have it. */
const ROLES_BY_RIGHT = {
  own: ['owner'],
  edit: ['owner', 'editor'],
  see: ['owner', 'editor', 'cashier'],
  money: ['owner', 'cashier'],
  gate: ['owner', 'editor', 'cashier', 'gate'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type EventRight = keyof typeof ROLES_BY_RIGHT;

/**
 * The roles of a member in an event: `owner` for its organiser and for administrators, otherwise the roles they were
 * given; empty for anybody else.
 */
export async function rolesIn(context: Context, member: Member, event: EventRow): Promise<StaffRole[]> {
  if (member.roles.includes('admin')) return ['owner'];
  const { db } = context;
  const [organiser] = await db
    .select({ userId: organisers.userId })
    .from(organisers)
    .where(eq(organisers.id, event.organiserId));
  if (organiser?.userId === member.id) return ['owner'];
  const rows = await db
    .select({ role: eventStaff.role })
    .from(eventStaff)
    .where(and(eq(eventStaff.eventId, event.id), eq(eventStaff.userId, member.id)));
  return rows.flatMap(({ role }) => STAFF_ROLES.filter((staffRole) => staffRole === role));
}

/**
 * An event in which a member has a right. With `lock` its row, which guards its seats, too, is locked until the
 * transaction ends.
 * @throws ApiError notFound for somebody else's event, and for a role without the right
 */
export async function managedEvent(
  context: Context,
  member: Member,
  id: number,
  right: EventRight,
  lock = false,
): Promise<EventRow> {
  const query = context.db.select().from(events).where(eq(events.id, id));
  const [event] = await (lock ? query.for('no key update') : query);
  const roles: readonly StaffRole[] = event ? await rolesIn(context, member, event) : [];
  const allowed: readonly StaffRole[] = ROLES_BY_RIGHT[right];
  if (!event || !roles.some((role) => allowed.includes(role))) throw new ApiError('notFound');
  return event;
}
