import type { CallOutput } from '@/backend/contract/calls';

export type InviteCode = CallOutput<'activityCodes'>['list'][number];

export interface Batch {
  /** The name of the batch; empty for codes created without one. */
  name: string;
  codes: InviteCode[];
  uses: number;
  /** How often the batch's codes can be used in total; a revoked code counts with its uses so far. */
  limit: number;
}

/** Codes grouped by the batch in which they were created, batches in the order of their first code. */
export function batchesOf(codes: readonly InviteCode[]): Batch[] {
  const names = [...new Set(codes.map(({ batch }) => batch))];
  return names.map((name) => {
    const batchCodes = codes.filter(({ batch }) => batch === name);
    return {
      name,
      codes: batchCodes,
      uses: batchCodes.reduce((sum, { uses }) => sum + uses, 0),
      limit: batchCodes.reduce((sum, code) => sum + (code.is_revoked ? code.uses : code.uses_limit), 0),
    };
  });
}
