import { fileResponse } from '@/lib/publishing/xml/respond';

const HEADERS = {
  vary: 'accept',
  'x-content-type-options': 'nosniff',
  // Search engines should index the page; this is the same text for other readers.
  'x-robots-tag': 'noindex',
};

interface More {
  /** The page with the same text; without it the type is plain text. */
  canonical?: string;
  /** When the text last changed, in milliseconds since 1970; absent for the newest date of the data that was read. */
  newest?: number | null;
}

/** Markdown as an HTTP answer, with `ETag` and `Last-Modified`; 304 when the client has it already. */
export function markdownAnswer(request: Request, text: string, { canonical, newest }: More = {}): Response {
  const link = canonical ? { link: `<${canonical}>; rel="canonical"` } : undefined;
  const type = canonical ? 'text/markdown' : 'text/plain';
  return fileResponse(request, text, `${type}; charset=utf-8`, { headers: { ...HEADERS, ...link }, newest });
}
