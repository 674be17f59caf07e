import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import type { Judged } from './verdict-of';
import type { MergeReport } from './merge';
import type { GateStore, StoredScans } from './store';

/** The reply to a call of the gate: its data, no answer, or a refusal. */
export type GateReply<Data> =
  { ok: true; data: Data } | { ok: false; isUnanswered: boolean; key: string | null };

interface GateCalls {
  join(input: CallInput<'joinGate'>): Promise<GateReply<CallOutput<'joinGate'>>>;
  sync(input: CallInput<'syncGate'>): Promise<GateReply<CallOutput<'syncGate'>>>;
  undo(input: CallInput<'undoScan'>): Promise<GateReply<CallOutput<'undoScan'>>>;
}

export interface GateState extends StoredScans {
  /** `shut`: the organiser removed the phone, or the event is over. */
  phase: 'starting' | 'unjoined' | 'open' | 'shut';
  /** The state of joining; `unknown` (invalid key) and `unanswered` after a failure. */
  joining: 'idle' | 'waiting' | 'unknown' | 'unanswered';
  isOnline: boolean;
  /** When the server last stopped answering, in ms by this phone's clock; null while online. */
  offlineSince: number | null;
  /** A report on what happened while the phone was offline, until somebody closes it. */
  report: MergeReport | null;
}

/** A scan with its verdict, as the screen shows it. */
export interface Verdict extends Judged {
  scanId: string;
  /** In ms since 1970, corrected by the server's clock. */
  at: number;
  code: string;
}

export interface GateParts {
  store: GateStore;
  calls: GateCalls;
  locale: Locale;
  /** This phone's clock, in ms. */
  now(): number;
  newId(): string;
  /** Resolves after `ms` milliseconds; tests replace it to decide how long a verdict waits for the server. */
  wait(ms: number): Promise<void>;
}
