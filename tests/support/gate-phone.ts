import { randomUUID } from 'node:crypto';
import { calls } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { addGateDevice, joinGate } from '@/backend/modules/tickets/commands/gate/setup';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import type { TicketWorld } from './ticket-world';

interface Device {
  eventId: number;
  listId: number;
  name: string;
  /** How far its clock is ahead, in ms. */
  aheadMs: number;
}

interface PhoneScan {
  code: string;
  at?: Date;
  id?: string;
  is_forced?: boolean;
  reason?: string;
  kind?: 'entry' | 'exit';
}

/** A phone that has joined a check-in list, with its calls. */
export async function gatePhone(
  world: TicketWorld,
  organiser: Member,
  { eventId, listId, name, aheadMs }: Device,
) {
  const device = { activity_id: eventId, list_id: listId, name };
  const { id, join_key } = await addGateDevice(world.context, organiser, device);
  const { token } = await joinGate(world.context, '198.18.0.9', join_key);
  const clock = () => new Date(world.context.now().getTime() + aheadMs);
  return {
    id,
    token,
    join_key,
    clock,
    async sync(scans: PhoneScan[] = [], cursor?: string) {
      const input = calls.syncGate.input.parse({
        token,
        now: clock().toISOString(),
        scans: scans.map(({ at = clock(), id: scanId = randomUUID(), ...scan }) => ({
          ...scan,
          id: scanId,
          at: at.toISOString(),
        })),
        cursor,
      });
      return calls.syncGate.output.parse(await syncGate(world.context, input));
    },
  };
}
