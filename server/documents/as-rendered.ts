import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AS_RENDERED_HEADER } from '@/lib/platform/next/headers';

/** Only this process knows it, so that nobody else gets a page with marks in place of its fragments. */
const KEY = randomUUID();

/** The headers of a request of this server to itself for a page as Next renders it, with marks in place of its fragments. */
export const asRendered = { [AS_RENDERED_HEADER]: KEY };

export const isAsRendered = ({ headers }: IncomingMessage): boolean => headers[AS_RENDERED_HEADER] === KEY;
