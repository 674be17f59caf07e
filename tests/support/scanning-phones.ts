import { randomUUID } from 'node:crypto';
import { calls, type CallInput } from '@/backend/contract/calls';
import {
  addGateDevice,
  joinGate,
  revokeGateDevice,
  saveCheckInList,
} from '@/backend/modules/tickets/commands/gate/setup';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import { completeTransfer } from './complete-transfer';
import type { TicketPeople } from './ticket-people';
import type { TicketWorld } from './ticket-world';

export type Scan = Partial<NonNullable<CallInput<'syncGate'>['scans']>[number]> & { code: string };

const zh = { locale: 'zh-Hans' as const };

/** The first ticket of an order. */
export const firstTicket = (order: { tickets: { id: number; code: string }[] }) =>
  order.tickets[0] ?? { id: 0, code: '' };

export type ScanningPhones = ReturnType<typeof scanningPhones>;

/** Phones at the gates of a world's events, and what happens to tickets before they scan them. */
export function scanningPhones(world: TicketWorld, people: TicketPeople) {
  return {
    /** A phone at the gate of an event: a function that sends its scans, and one that revokes it. */
    async phoneAt({ id }: { id: number }) {
      const list = calls.saveCheckInList.input.parse({ activity_id: id, name: '东门', ...zh });
      const { lists } = await saveCheckInList(world.context, people.organiser, list);
      const device = { activity_id: id, list_id: lists[0]?.id ?? 0, name: '东门1' };
      const added = await addGateDevice(world.context, people.organiser, device);
      const { token } = await joinGate(world.context, '198.18.0.1', added.join_key);
      const send = (...scans: Scan[]) => {
        const now = world.context.now().toISOString();
        const full = scans.map((scan) => ({ id: randomUUID(), at: now, ...scan }));
        return syncGate(world.context, calls.syncGate.input.parse({ token, now, scans: full, ...zh }));
      };
      const revoke = () =>
        revokeGateDevice(world.context, people.organiser, { activity_id: id, id: added.id, ...zh });
      return { send, revoke };
    },
    /** The moment that was this many milliseconds ago, in ISO form. */
    ago: (ms: number) => new Date(world.context.now().getTime() - ms).toISOString(),
    transfer: (id: number, email: string) =>
      completeTransfer(world.context, people.ann, { id, name: '本', email }),
  };
}
