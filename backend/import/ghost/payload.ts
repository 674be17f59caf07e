import { z } from 'zod';
import { escapeAttribute } from '@/backend/contract/rich-text/escape';

/** The fields of a card or node of Ghost's editors; what they are depends on its kind. */
export type Payload = Record<string, unknown>;

const record = z.record(z.string(), z.unknown());

/** A value as fields; none for anything that is no object. */
export function payloadOf(value: unknown): Payload {
  return record.safeParse(value).data ?? {};
}

/** The first of the fields that is a text with something in it, or empty. */
export function textOf(payload: Payload, ...keys: string[]): string {
  for (const key of keys) {
    const value = payload[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A field as a list of fields. */
export function listOf(payload: Payload, key: string): Payload[] {
  const value = payload[key];
  return Array.isArray(value) ? value.map(payloadOf) : [];
}

/** An attribute with a blank before it, or nothing when it has no value. */
export function attribute(name: string, value: string): string {
  return value === '' ? '' : ` ${name}="${escapeAttribute(value)}"`;
}

/** JSON as fields; null for anything else. */
export function parsePayload(json: string | null | undefined): Payload | null {
  if (!json) return null;
  try {
    return record.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
