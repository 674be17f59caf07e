import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Envelope } from '@/backend/contract/envelope';
import type { ReviewedResponse } from './reviewed-response';

/** Whether a request is a call, whose errors programs read. */
export const isCall = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** Sends an error without a body for readers: a call gets the envelope of its status, any other request nothing. */
export function sendBareError(
  request: IncomingMessage,
  response: ReviewedResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const body = isCall(request) ? envelopeOf(status) : '';
  const type = body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const length = { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { 'cache-control': 'no-store', ...headers, ...type, ...length }).end(body);
}

function envelopeOf(status: number): string {
  const envelope: Envelope<null> = { code: status, message: STATUS_CODES[status] ?? 'Error', data: null };
  return JSON.stringify(envelope);
}
