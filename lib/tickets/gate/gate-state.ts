import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import type { Judged } from './judge';
import type { MergeReport } from './merge';
import type { GateStore, Kept } from './store';

/** How a call ended, as far as a gate cares: done, no answer, or refused for good. */
export type GateReply<Data> =
  { ok: true; data: Data } | { ok: false; isUnanswered: boolean; key: string | null };

export interface GateCalls {
  join(input: CallInput<'joinGate'>): Promise<GateReply<CallOutput<'joinGate'>>>;
  sync(input: CallInput<'syncGate'>): Promise<GateReply<CallOutput<'syncGate'>>>;
  undo(input: CallInput<'undoScan'>): Promise<GateReply<CallOutput<'undoScan'>>>;
}

export interface GateState extends Kept {
  /** `shut`: the desk took the phone off, or the event is over. */
  phase: 'starting' | 'unjoined' | 'open' | 'shut';
  /** How joining stands: what it last failed for. */
  joining: 'idle' | 'waiting' | 'unknown' | 'unanswered';
  isOnline: boolean;
  /** Since when there is no answer, by this phone's clock. */
  offlineSince: number | null;
  /** What changed while the phone was alone, until somebody has read it. */
  report: MergeReport | null;
}

/** A scan with its verdict, as the screen shows it. */
export interface Verdict extends Judged {
  scanId: string;
  /** Corrected, in ms since 1970. */
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
  /** Resolves after so many ms; how long a verdict waits for the server is its matter. */
  wait(ms: number): Promise<void>;
}
