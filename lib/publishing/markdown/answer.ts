import { AS_READ, PAGE_TAGS_HEADER } from '@/lib/platform/cache/page-tags';

const HEADERS = {
  vary: 'accept',
  'x-content-type-options': 'nosniff',
  // Search engines should index the page; this is the same text for other readers.
  'x-robots-tag': 'noindex',
  'cache-control': 'public, max-age=0, must-revalidate',
  [PAGE_TAGS_HEADER]: AS_READ,
};

/** Markdown as an HTTP answer. `canonical` is the page with the same text; without it the type is plain text. */
export function markdownAnswer(text: string, canonical?: string): Response {
  const link = canonical ? { link: `<${canonical}>; rel="canonical"` } : undefined;
  const type = canonical ? 'text/markdown' : 'text/plain';
  return new Response(text, { headers: { ...HEADERS, ...link, 'content-type': `${type}; charset=utf-8` } });
}
