import type { Locale } from '@/lib/platform/language/locales';
import { isShown } from './hidden-sections';
import { localAddress } from './local-address';
import { matchRoute } from './match';
import { type MissingItem, MISSING_ITEM_NAMES, missingItemOf } from './missing-items';

/** The page shown for an error status, in the reader's language. */
export interface ErrorDocument {
  /** The name of its folder under `errors`. */
  name: 'missing' | `missing/${MissingItem}` | 'withdrawn' | 'unavailable';
  status: 404 | 410 | 503;
  headers: Record<string, string>;
}

/**
 * The address at which an error document is rendered: the same for all readers, who get the 404 page when they request
 * it.
 */
export const errorAddress = (locale: Locale, { name }: ErrorDocument): string =>
  localAddress(locale, `/errors/${name}`);

export const MISSING: ErrorDocument = { name: 'missing', status: 404, headers: {} };
export const WITHDRAWN: ErrorDocument = { name: 'withdrawn', status: 410, headers: {} };
export const UNAVAILABLE: ErrorDocument = {
  name: 'unavailable',
  status: 503,
  headers: { 'retry-after': '10' },
};
const missingItem = (item: MissingItem): ErrorDocument => ({ ...MISSING, name: `missing/${item}` });

export const ERROR_DOCUMENTS: readonly ErrorDocument[] = [
  MISSING,
  ...MISSING_ITEM_NAMES.map(missingItem),
  WITHDRAWN,
  UNAVAILABLE,
];

/** Set only by the portal's server, which removes this header from incoming requests. */
export const ERROR_DOCUMENT_HEADER = 'x-error-document';

/**
 * The value of `ERROR_DOCUMENT_HEADER` that requests only the status: the portal's server renders the document itself,
 * at an address of its own.
 */
export const STATUS_ONLY = 'none';

/**
 * The document for a page's own status; null below 400 and for other refusals. Pages end in 404 (`notFound`), 403
 * (`forbidden`: withdrawn) or 500. The document of a missing item names its kind and links to its list.
 */
export function documentFor(status: number, path: string): ErrorDocument | null {
  if (status === 404) return missingFor(path);
  if (status === 403 || status === 410) return WITHDRAWN;
  return status >= 500 ? UNAVAILABLE : null;
}

function missingFor(path: string): ErrorDocument {
  const match = matchRoute(path);
  // For a further page of a list it is not known whether the list is missing or only shorter.
  // The list of a section that is off is missing, too.
  const item = match && !match.params['page'] && isShown(match.name) ? missingItemOf(match.name) : null;
  return item ? missingItem(item) : MISSING;
}
