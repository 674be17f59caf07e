import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of a phone at the gate: they need the phone's own token, not a session. */
const GATE_PHONE_CALLS = ['joinGate', 'syncGate', 'undoScan'] as const satisfies readonly CallName[];

/** Calls of the gate, at `/api/gate/{name}`: those of phones, and those of the organiser who sets them up. */
const GATE_CALLS = [
  ...GATE_PHONE_CALLS,
  'activityGate',
  'saveCheckInList',
  'addGateDevice',
  'revokeGateDevice',
] as const satisfies readonly CallName[];
export type GateCall = (typeof GATE_CALLS)[number];

export const isGateCall = isOneOf(GATE_CALLS);

/** Whether a call is made by a phone at the gate, without a member. */
export const isGatePhoneCall = isOneOf(GATE_PHONE_CALLS);
