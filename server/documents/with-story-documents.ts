import { CONTENT_CHANGE_HEADER, writeContentChange } from '@/lib/platform/cache/content-change';
import { PAGE_TAGS_HEADER, writePageTags } from '@/lib/platform/cache/page-tags';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { requestContext } from '@/lib/platform/calls/request-context';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { FRAMES_HEADER, framesOf } from '@/lib/platform/security/page-frames';
import { addressOf, answerKey } from '../answer-key';
import type { Handle } from '../handle';
import type { ReviewedResponse } from '../reviewed-response';
import type { StoryDocument, StoryDocuments } from './story-documents';

/**
 * Answers requests for the pages of stories that depend on the address alone.
 * @param handle answers all other requests
 */
export function withStoryDocuments(handle: Handle, documents: StoryDocuments): Handle {
  return async (request, response) => {
    const key = answerKey(request);
    if (key === null) return handle(request, response);
    beginWaiting();
    const document = await documents.find(addressOf(key));
    if (document) answerDocument(response, document);
    else await handle(request, response);
  };
}

/** A backend that hangs delays a request once, though Next asks it again when the story could not be rendered. */
function beginWaiting(): void {
  const facts = requestContext().getStore();
  if (facts) facts.requestedAt ??= performance.now();
}

/** Sends a page with the headers that Next sends, and the internal ones that the page cache stores. */
function answerDocument(response: ReviewedResponse, document: StoryDocument): void {
  const { locale, html, parts, shell, facts } = document;
  const seconds = Math.max(1, Math.round((facts.until - Date.now()) / 1000));
  const frames = framesOf(parts.main);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': HTML_LANG[locale],
    'cache-control': facts.isOlder ? 'no-store' : `s-maxage=${seconds}, stale-while-revalidate=60`,
    vary: shell.vary,
    [PAGE_TAGS_HEADER]: writePageTags(facts),
    [INLINE_HASHES_HEADER]: shell.hashes.join(' '),
    ...(facts.change && { [CONTENT_CHANGE_HEADER]: writeContentChange(facts.change) }),
    ...(frames !== '' && { [FRAMES_HEADER]: frames }),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(200).end(html);
}
