import type { CallOutput } from '@/backend/contract/calls';

export type InviteCode = CallOutput<'activityCodes'>['list'][number];

export interface Batch {
  /** Empty for codes that were made without one. */
  name: string;
  codes: InviteCode[];
  uses: number;
  /** How often its codes can be used in all; revoked ones count with what they were used for. */
  limit: number;
}

/** Codes in the batches they were made in, the newest batch first. */
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

/** The codes of a batch as a spreadsheet reads them; what would be a formula there is quoted. */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
