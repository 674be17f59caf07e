import type { CallOutput } from '@/backend/contract/calls';

export type InviteCode = CallOutput<'activityCodes'>['list'][number];

export interface Batch {
  /** Empty for codes that were made without one. */
  name: string;
  codes: InviteCode[];
  uses: number;
  /** How often its codes can be used together; a revoked code counts with its uses so far. */
  limit: number;
}

/** Codes grouped by the batch they were made in, batches in the order of their first code. */
export function batchesOf(codes: readonly InviteCode[]): Batch[] {
  const names = [...new Set(codes.map(({ batch }) => batch))];
  return names.map((name) => {
    const own = codes.filter(({ batch }) => batch === name);
    return {
      name,
      codes: own,
      uses: own.reduce((sum, { uses }) => sum + uses, 0),
      limit: own.reduce((sum, code) => sum + (code.is_revoked ? code.uses : code.uses_limit), 0),
    };
  });
}
