import type { CallOutput } from '@/backend/contract/calls';

export type OwnEventRow = CallOutput<'activityIndex'>['list'][number];

/** The state of an event for its organiser; `running` is between its start and its end. */
type HostedState = 'draft' | 'pending' | 'selling' | 'running' | 'ended' | 'cancelled';

type Times = Pick<OwnEventRow, 'status' | 'is_ended' | 'start_time'>;

export function hostedStateOf({ status, is_ended, start_time }: Times, nowMs: number): HostedState {
  if (status !== 'published') return status;
  if (is_ended) return 'ended';
  return Date.parse(start_time) <= nowMs ? 'running' : 'selling';
}
