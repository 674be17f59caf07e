import type { EventStatus } from '@/backend/contract/events/statuses';
import type { StaffRole } from '@/backend/contract/tickets/statuses';

// Who may open an organiser's page: the roles that the backend requires for its calls.
const ALL = ['owner', 'editor', 'cashier'] as const satisfies readonly StaffRole[];
const MONEY = ['owner', 'cashier'] as const satisfies readonly StaffRole[];
const WRITERS = ['owner', 'editor'] as const satisfies readonly StaffRole[];
const OWNER = ['owner'] as const satisfies readonly StaffRole[];

/** The pages of one event in the order of its index, the roles that may open each, and which are for drafts only. */
const HOST_ROOMS = [
  { room: 'hostingEvent', roles: ALL },
  { room: 'hostingRehearsal', roles: WRITERS, isForDrafts: true },
  { room: 'hostingOrders', roles: MONEY },
  { room: 'hostingPayouts', roles: MONEY },
  { room: 'hostingReceipts', roles: MONEY },
  { room: 'gateSetup', roles: ALL },
  { room: 'hostingCodes', roles: ALL },
  { room: 'hostingWaiting', roles: ALL },
  { room: 'hostingLetters', roles: MONEY },
  { room: 'hostingStaff', roles: ALL },
  { room: 'hostingWebhooks', roles: OWNER },
  { room: 'hostingChange', roles: OWNER },
  { room: 'eventEdit', roles: WRITERS },
] as const satisfies readonly { room: string; roles: readonly StaffRole[]; isForDrafts?: true }[];

export type HostRoom = (typeof HOST_ROOMS)[number]['room'];

/** The pages listed in the index of an event for a person with these roles. */
export function roomsFor(roles: readonly StaffRole[], status: EventStatus): HostRoom[] {
  const isDraft = status === 'draft' || status === 'pending';
  return HOST_ROOMS.filter((room) => isDraft || !('isForDrafts' in room))
    .filter((room) => mayEnter(roles, room.room))
    .map(({ room }) => room);
}

/** Whether a person with these roles may open a page. Pages for drafts check the status of the event themselves. */
export function mayEnter(roles: readonly StaffRole[], room: HostRoom): boolean {
  return HOST_ROOMS.some((one) => one.room === room && one.roles.some((role) => roles.includes(role)));
}

const GO_LETTERS = [
  { letter: 'o', room: 'hostingOrders' },
  { letter: 'c', room: 'gateSetup' },
  { letter: 't', room: 'hostingCodes' },
] as const satisfies readonly { letter: string; room: HostRoom }[];

/** The pages that open by G and a letter, for a person with these roles. */
export function goRooms(roles: readonly StaffRole[]): readonly (typeof GO_LETTERS)[number][] {
  return GO_LETTERS.filter(({ room }) => mayEnter(roles, room));
}
