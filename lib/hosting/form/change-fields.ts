import type { CallOutput } from '@/backend/contract/calls';

type Field = CallOutput<'activityChanges'>['list'][number]['fields'][number];

/**
 * A changed field of an event: of the event itself, of its text in a language, or a property of one of its ticket
 * types.
 */
export type ChangedField =
  | { kind: 'field'; name: string }
  | { kind: 'text'; name: string; lang: string }
  | { kind: 'ticket'; name: string; term: string };

/** Reads the name of a logged field: `start_time`, `zh-Hans.address`, `tickets.正式票.quantity`. */
export function changedField(field: Field['field']): ChangedField {
  const parts = field.split('.');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return { kind: 'field', name: first };
  // The name of a ticket type may itself contain dots.
  if (first === 'tickets') return { kind: 'ticket', name: parts.slice(1, -1).join('.'), term: last };
  return { kind: 'text', name: last, lang: first };
}
