import { gateCalls as calls } from '@/backend/contract/tickets/gate';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import {
  addGateDevice,
  joinGate,
  revokeGateDevice,
  saveCheckInList,
} from '@/backend/modules/tickets/commands/gate-setup';
import { syncGate, undoScan } from '@/backend/modules/tickets/commands/sync-gate';
import { readGateSetup } from '@/backend/modules/tickets/queries/gate-setup';

/** Check-in lists and the phones at the gate. */
export const gateRoutes: Mount = (app, context) => {
  serve(app, context, calls.activityGate, async (ctx, { activity_id, locale }, caller) => {
    const member = memberOf(caller);
    const event = await managedEvent(ctx, member, activity_id, 'gate');
    return readGateSetup(ctx, event, member, locale);
  });
  serve(app, context, calls.saveCheckInList, (ctx, input, caller) =>
    saveCheckInList(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.addGateDevice, (ctx, input, caller) =>
    addGateDevice(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.revokeGateDevice, (ctx, input, caller) =>
    revokeGateDevice(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.joinGate, (ctx, { join_key }, caller) => joinGate(ctx, caller.address, join_key));
  serve(app, context, calls.syncGate, (ctx, input) => syncGate(ctx, input));
  serve(app, context, calls.undoScan, (ctx, input) => undoScan(ctx, input));
};
