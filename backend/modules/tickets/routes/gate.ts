import { gateCalls as calls } from '@/backend/contract/tickets/gate';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import {
  addGateDevice,
  joinGate,
  revokeGateDevice,
  saveCheckInList,
} from '@/backend/modules/tickets/commands/gate/setup';
import { syncGate, undoScan } from '@/backend/modules/tickets/commands/gate/sync';
import { readGateSetup } from '@/backend/modules/tickets/queries/gate/setup';

/** Check-in lists and the phones at the gate. */
export const gateRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    activityGate: async (ctx, { activity_id, locale }, caller) => {
      const member = caller.member;
      const event = await managedEvent(ctx, member, activity_id, 'gate');
      return readGateSetup(ctx, event, member, locale);
    },
    saveCheckInList: (ctx, input, { member }) => saveCheckInList(ctx, member, input),
    addGateDevice: (ctx, input, { member }) => addGateDevice(ctx, member, input),
    revokeGateDevice: (ctx, input, { member }) => revokeGateDevice(ctx, member, input),
    joinGate: (ctx, { join_key }, caller) => joinGate(ctx, caller.address, join_key),
    syncGate: (ctx, input) => syncGate(ctx, input),
    undoScan: (ctx, input) => undoScan(ctx, input),
  });
};
