import { plainText } from '@/backend/contract/rich-text/plain-text';

/** A value of the form as plain text with all its texts, line by line, so that people can compare two values. */
export function wordsOfField(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value ?? '');
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((entry) => wordsOfField(entry)).join('\n');
  return Object.entries(value)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([, entry]) => wordsOfField(entry))
    .filter((text) => text !== '')
    .join(' · ');
}

/** Fields whose values nobody typed. */
const HIDDEN = new Set(['key', 'id', 'taken']);
