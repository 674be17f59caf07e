import { matchRoute } from './match';

/** A page that stands in for an answer with an error status, in the reader's language. */
export interface ErrorDocument {
  name: 'missing' | 'missing-news' | 'missing-article' | 'withdrawn' | 'unavailable';
  status: 404 | 410 | 503;
  headers: Record<string, string>;
}

export const MISSING: ErrorDocument = { name: 'missing', status: 404, headers: {} };
const MISSING_NEWS: ErrorDocument = { ...MISSING, name: 'missing-news' };
const MISSING_ARTICLE: ErrorDocument = { ...MISSING, name: 'missing-article' };
const WITHDRAWN: ErrorDocument = { name: 'withdrawn', status: 410, headers: {} };
const UNAVAILABLE: ErrorDocument = {
  name: 'unavailable',
  status: 503,
  headers: { 'retry-after': '10' },
};

export const ERROR_DOCUMENTS: readonly ErrorDocument[] = [
  MISSING,
  MISSING_NEWS,
  MISSING_ARTICLE,
  WITHDRAWN,
  UNAVAILABLE,
];

/** Set by the portal's server alone: it removes this header from what arrives. */
export const ERROR_DOCUMENT_HEADER = 'x-error-document';

/**
 * What a page's own status means to the reader. Pages end in 404 (`notFound`), 403 (`forbidden`: withdrawn) or 500.
 * A missing flash or article leads to its list, in words of its own.
 */
export function documentFor(status: number, path: string): ErrorDocument | null {
  if (status === 404) return missingFor(path);
  if (status === 403 || status === 410) return WITHDRAWN;
  return status >= 500 ? UNAVAILABLE : null;
}

function missingFor(path: string): ErrorDocument {
  const name = matchRoute(path)?.name;
  if (name === 'flash' || name === 'contents') return MISSING_NEWS;
  return name === 'article' ? MISSING_ARTICLE : MISSING;
}
