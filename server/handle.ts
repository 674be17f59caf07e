import type { IncomingMessage } from 'node:http';
import type { ReviewedResponse } from './reviewed-response';

/** Answers a request. */
export type Handle = (request: IncomingMessage, response: ReviewedResponse) => Promise<void>;
