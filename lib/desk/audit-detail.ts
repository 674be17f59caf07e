import type { CallOutput } from '@/backend/contract/calls';

export type AuditRow = CallOutput<'auditLog'>['list'][number];

export interface AuditChange {
  /** States it went from and to; null where the log names none. */
  from: string | null;
  to: string | null;
  /** The reason given with it; empty for none. */
  reason: string;
}

/** What a row of the log says beside who and when. */
export function auditChange({ detail }: Pick<AuditRow, 'detail'>): AuditChange {
  const [before, after] = [detail.before, detail.after];
  return {
    from: textAt(before, 'edit') ?? textAt(before, 'status'),
    to: textAt(after, 'edit') ?? textAt(after, 'status'),
    reason: textAt(after, 'reason') ?? '',
  };
}

function textAt(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' && found !== '' ? found : null;
}
