import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_PATH } from '@/lib/platform/live/live-path';
import type { LiveStreams } from './live-streams';

const FULL_RETRY_SECONDS = '30';
const NUMBER = /^\d{1,15}$/;

/** Whether an address is that of the stream of flash changes. */
export function isLivePath(address: string): boolean {
  return address === LIVE_PATH || address.startsWith(`${LIVE_PATH}?`);
}

/**
 * Answers with the stream of changed flashes, starting after the change number in `Last-Event-ID`, which browsers send
 * when they reconnect, or else in the query `after`, the last change that the page contains.
 */
export function answerLive(request: IncomingMessage, response: ServerResponse, streams: LiveStreams): void {
  if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  // A page of another site could use up the streams allowed for its readers' networks.
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    return void response.writeHead(403).end();
  const requested = new URL(`http://portal${request.url ?? '/'}`).searchParams.get('after');
  const after = [request.headers['last-event-id']?.toString(), requested].find((candidate) =>
    NUMBER.test(candidate ?? ''),
  );
  if (!streams.open(request, response, after === undefined || after === null ? null : Number(after)))
    response.writeHead(503, { 'retry-after': FULL_RETRY_SECONDS, 'cache-control': 'no-store' }).end();
}
