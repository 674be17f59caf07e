import type { IncomingMessage } from 'node:http';
import { isPathOff } from '@/lib/platform/routing/hidden-sections';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { sendBareError } from './call-error';
import { isDocument } from './document-request';
import type { Handle } from './handle';

/** Whether a request is for a file, a call or a frame of a section that is off. Pages are refused by the middleware. */
export function isFileOfDisabledSection(request: IncomingMessage): boolean {
  return !isDocument(request) && isPathOff(splitAddress((request.url ?? '/').split('?')[0] ?? '/').path);
}

/** Answers files and calls of sections that are off with a bare 404, where no error documents are shown: in development. */
export function refuseDisabledSections(handle: Handle): Handle {
  return async (request, response) =>
    isFileOfDisabledSection(request) ? sendBareError(request, response, 404) : handle(request, response);
}
