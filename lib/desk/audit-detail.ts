import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';

export type AuditRow = CallOutput<'auditLog'>['list'][number];

export interface AuditChange {
  /** The states before and after; null where the log names none. */
  from: string | null;
  to: string | null;
  /** The reason given for the change, or the key of an error; empty for none. */
  reason: string;
}

/** The change in a row of the log, without who made it and when. */
export function auditChange({ detail }: Pick<AuditRow, 'detail'>): AuditChange {
  const [before, after] = [detail.before, detail.after];
  return {
    from: textAt(before, 'edit') ?? textAt(before, 'status'),
    to: textAt(after, 'edit') ?? textAt(after, 'status'),
    reason: textAt(after, 'reason') ?? '',
  };
}

/** A further fact in a row of the log, with the values of its message; times are wire times. */
export type AuditFact =
  | { name: 'late'; minutes: number }
  | { name: 'due' | 'until'; time: string }
  | { name: 'override'; reason: string }
  | { name: 'followed' | 'dropped' | 'own' | 'scheduledStep' }
  | { name: 'roles'; before: string[]; after: string[] }
  | { name: 'words'; text: string };

/**
 * The further facts in a row: whether it came late, for what time, under which circumstances, and the words of a
 * correction.
 */
export function auditFacts({ detail }: Pick<AuditRow, 'detail'>, locale: Locale): AuditFact[] {
  const after = objectOf(detail.after);
  const before = objectOf(detail.before);
  const facts: AuditFact[] = [];
  const late = after.late_seconds;
  if (typeof late === 'number') facts.push({ name: 'late', minutes: Math.max(1, Math.round(late / 60)) });
  else if (after.scheduled === true) facts.push({ name: 'scheduledStep' });
  if (typeof after.due === 'string') facts.push({ name: 'due', time: after.due });
  if (typeof after.until === 'string') facts.push({ name: 'until', time: after.until });
  if (typeof after.override === 'string') facts.push({ name: 'override', reason: after.override });
  if (after.source === 'followed') facts.push({ name: 'followed' });
  if (Array.isArray(after.dropped)) facts.push({ name: 'dropped' });
  if (after.is_own === true) facts.push({ name: 'own' });
  const roles = { before: listOf(before.roles), after: listOf(after.roles) };
  if (roles.before.join() !== roles.after.join()) facts.push({ name: 'roles', ...roles });
  const notified = objectOf(after.correction);
  const words = notified[locale] ?? notified['zh-Hans'] ?? notified['zh-Hant'] ?? notified.en;
  if (typeof words === 'string') facts.push({ name: 'words', text: words });
  return facts;
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

function textAt(value: unknown, name: string): string | null {
  const text = objectOf(value)[name];
  return typeof text === 'string' && text !== '' ? text : null;
}
