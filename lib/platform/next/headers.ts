/** Next's script in the browser sends this header when it follows a link, and gets data instead of a document. */
export const RSC_HEADER = 'rsc';
/** Sent when a page calls a server action. */
export const ACTION_HEADER = 'next-action';

/** Matches the headers of requests that only Next's own scripts and servers send, apart from `rsc`. */
export const INTERNAL_REQUEST_HEADER = /^(?:next-|x-(?:nextjs|middleware|invoke|matched|now)-)/;
/** Matches the headers that Next sets on answers for itself, for its cache or for its script in the browser. */
export const INTERNAL_ANSWER_HEADER = /^x-(?:middleware|nextjs|next|action)-/;

/** The headers of answers that Next's script in the browser reads when it follows a link (16.4.6). */
export const NAVIGATION_HEADERS: readonly string[] = [
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-stale-time',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
];

/** The cookie of Next's draft mode: with it, Next renders each page anew. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Sent by this server to itself for a page as Next renders it (`server/documents/as-rendered.ts`). */
export const AS_RENDERED_HEADER = 'x-lx-as-rendered';
