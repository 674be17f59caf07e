import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';
import { openKeys } from './tab-locks';

/** A form with unsent changes, as this browser stores it: the version it is based on, and the changed one. */
export interface FormCopy<Document> {
  base: Document;
  document: Document;
  /** Sent with a new thing, so that sending the same form twice makes only one. */
  requestKey: string;
}

/**
 * Stores a copy; null deletes it.
 * @returns whether the browser could store it
 */
export function storeFormCopy(name: string, copy: FormCopy<object> | null): boolean {
  return store(name, copy && JSON.stringify(copy), 'browser');
}

/** The place of a form's copy in this browser, and the copy an earlier visit left there. */
export interface CopyPlace<Document> {
  /** Follows the name of the form: empty, or another one for each further tab with the same form. */
  suffix: string;
  copy: FormCopy<Document> | null;
}

/** No browser has so many tabs with one form. */
const MAX_TABS = 20;

/**
 * The place for the copy of a form that is opened: one with a copy that no open tab is writing to, else an empty one.
 * @param isDocument whether a stored value is a document of this form
 */
export async function findCopyPlace<Document extends object>(
  name: string,
  isDocument: (value: unknown) => value is Document,
): Promise<CopyPlace<Document>> {
  const open = await openKeys();
  const places = Array.from({ length: MAX_TABS }, (_, at) => (at === 0 ? '' : `~${at}`))
    .filter((suffix) => !open.has(name + suffix))
    .map((suffix) => ({ suffix, copy: readFormCopy(name + suffix, isDocument) }));
  return places.find(({ copy }) => copy !== null) ?? places[0] ?? { suffix: `~${Date.now()}`, copy: null };
}

function readFormCopy<Document extends object>(
  name: string,
  isDocument: (value: unknown) => value is Document,
): FormCopy<Document> | null {
  const stored = readStoredJson(name, 'browser');
  if (typeof stored !== 'object' || stored === null) return null;
  const { base, document, requestKey }: { base?: unknown; document?: unknown; requestKey?: unknown } = stored;
  const isWhole = isDocument(base) && isDocument(document) && typeof requestKey === 'string';
  return isWhole ? { base, document, requestKey } : null;
}
