import { store, storedKeys, readStoredJson } from '@/lib/platform/storage/browser-storage';
import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'lx_draft_';
const listeners = new Set<() => void>();
/** Drafts read or written in this document; the only copy where there is no storage. */
const drafts = new Map<string, unknown>();

/** Runs a function whenever a draft changes, until the returned function is called. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A stored draft; undefined when there is none. The caller checks its shape. */
export function readDraft(key: string): unknown {
  if (drafts.has(key)) return drafts.get(key);
  const value: unknown = readStoredJson(PREFIX + key) ?? undefined;
  drafts.set(key, value);
  return value;
}

/** Stores a draft, which must be JSON; undefined deletes it. */
export function writeDraft(key: string, value: unknown): void {
  drafts.set(key, value);
  store(PREFIX + key, value === undefined ? null : JSON.stringify(value));
  listeners.forEach((listener) => listener());
}

/**
 * Deletes a draft after it was sent, unless somebody went on typing in the meantime.
 * @param sent the value that was sent
 */
export function clearSentDraft(key: string, sent: unknown): void {
  if (readDraft(key) === sent) writeDraft(key, undefined);
}

/** Deletes all drafts whose keys begin with this text; without it, all drafts. */
export function clearFormDrafts(beginning = ''): void {
  const keys = [...drafts.keys(), ...storedKeys(PREFIX).map((key) => key.slice(PREFIX.length))];
  for (const key of new Set(keys)) if (key.startsWith(beginning)) writeDraft(key, undefined);
}

/**
 * State for a form, stored in this tab's storage: it survives a reload, a change of language and a lost connection. A
 * stored draft of another type than `initial` is ignored.
 * @param initial the value when there is no draft; it must be JSON, and the same at each call
 * @returns the value, and its setter, which takes a value or a function of the latest value
 */
export function useFormDraft<Value>(
  key: string,
  initial: Value,
): [Value, (next: Value | ((now: Value) => Value)) => void] {
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key),
    () => undefined,
  );
  const set = useCallback(
    (next: Value | ((now: Value) => Value)) => {
      const value = next instanceof Function ? next(validDraft(readDraft(key), initial)) : next;
      writeDraft(key, isSame(value, initial) ? undefined : value);
    },
    [key, initial],
  );
  return [validDraft(draft, initial), set];
}

/** A stored draft; `initial` when there is none, or it is of another type. */
function validDraft<Value>(draft: unknown, initial: Value): Value {
  const isStored = Array.isArray(initial) ? Array.isArray(draft) : typeof draft === typeof initial;
  return isStored ? (draft as Value) : initial;
}

function isSame(value: unknown, initial: unknown): boolean {
  return value === initial || [value, initial].every((list) => Array.isArray(list) && list.length === 0);
}
