import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandIcon } from '@/lib/pictures/brand-icons';

const MARK_LENGTH = 20;

/** Sends an icon of the newsroom, which caches ask for again each time: it changes with the brand. */
export async function answerBrandIcon(
  request: IncomingMessage,
  response: ServerResponse,
  icon: Promise<BrandIcon>,
): Promise<void> {
  const drawn = await icon.catch(() => null);
  if (!drawn) return void response.writeHead(500, { 'cache-control': 'no-store' }).end();
  const { type, file } = drawn;
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, MARK_LENGTH)}"`;
  const headers = { 'cache-control': 'no-cache', etag };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': String(file.length) });
  response.end(request.method === 'HEAD' ? undefined : file);
}
