import type { Command } from '@/backend/contract/writing/statuses';

/** What an editor can do with a story besides editing it, the command for it, and the fields that the command needs. */
export const STORY_ACTS = [
  { act: 'schedule', command: 'schedule', needs: ['time'] },
  { act: 'unschedule', command: 'unschedule', needs: [] },
  { act: 'embargo', command: 'embargo', needs: ['reason', 'timeOptional'] },
  { act: 'endEmbargo', command: 'endEmbargo', needs: [] },
  { act: 'withdraw', command: 'withdraw', needs: ['reasonOptional'] },
  { act: 'expire', command: 'expire', needs: ['time', 'reasonOptional'] },
  { act: 'stay', command: 'expire', needs: [] },
  { act: 'remove', command: 'remove', needs: ['reason'] },
] as const satisfies readonly {
  act: string;
  command: Command;
  needs: readonly ('time' | 'timeOptional' | 'reason' | 'reasonOptional')[];
}[];

export type StoryAct = (typeof STORY_ACTS)[number]['act'];

/** Which fields an act shows, and which of them are required. */
export function fieldsOf(act: StoryAct) {
  const needs: readonly string[] = STORY_ACTS.find((row) => row.act === act)?.needs ?? [];
  return {
    hasTime: needs.some((need) => need.startsWith('time')),
    isTimeNeeded: needs.includes('time'),
    hasReason: needs.some((need) => need.startsWith('reason')),
    isReasonNeeded: needs.includes('reason'),
  };
}
