import { localOf } from './values';

/** The value of a field as plain text, for comparing two values. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') return Object.values(localOf(value)).join('\n');
  if (typeof value === 'boolean') return value ? '✓' : '—';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
