import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';
import type { EventDocument } from './document';

/** A form with unsent changes, as this browser stores it: the version it is based on, and the changed one. */
export interface FormCopy {
  base: EventDocument;
  document: EventDocument;
  /** Null for an event the server has not seen. */
  version: number | null;
  /** Sent with a new event, so that sending the same form twice creates only one event. */
  requestKey: string;
}

const nameOf = (user: number, id: number | null) => `lx_event_form:${user}:${id ?? 'new'}`;

/**
 * The copy of a form; null when there is none.
 * @param user id of the member
 * @param id id of the event; null for a new one
 */
export function readFormCopy(user: number, id: number | null): FormCopy | null {
  const found = readStoredJson(nameOf(user, id), 'browser');
  return isCopy(found) ? found : null;
}

/**
 * Stores a copy; null deletes it.
 * @returns whether the browser could store it
 */
export function storeFormCopy(user: number, id: number | null, copy: FormCopy | null): boolean {
  return store(nameOf(user, id), copy && JSON.stringify(copy), 'browser');
}

function isCopy(found: unknown): found is FormCopy {
  return (
    typeof found === 'object' &&
    found !== null &&
    'base' in found &&
    'document' in found &&
    'requestKey' in found &&
    isDocument(found.document) &&
    isDocument(found.base)
  );
}

const isDocument = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'tickets' in value &&
  'speakers' in value;
