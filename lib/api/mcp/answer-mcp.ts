import 'server-only';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { readBody } from '@/backend/contract/process/bounded-body';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { admit } from '../admit';
import { readApiRequest } from '../api-request';
import { problemOf } from '../problem';
import { makeMcpServer } from './server';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Answers a request to `/mcp`: streamable HTTP without sessions, one message a request, counted like a request to
 * `/api/v1`. A browser may send one from a page of this site only, as the protocol asks for.
 */
export async function answerMcp(request: Request): Promise<Response> {
  const from = await readApiRequest(request, '/mcp');
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(getConfig().siteUrl).origin)
    return problemOf('forbidden', from.language);
  const { headers, refusal } = await admit(from);
  const answer = refusal ?? (await answerMessage(request, from.language));
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

async function answerMessage(request: Request, language: Locale): Promise<Response> {
  const text = await readBody(request, MAX_BODY_BYTES);
  if (text === null) return problemOf('bodyTooLarge', language);
  const message = parse(text);
  // Several messages in one request would be counted as one; the protocol has none since 2025-06-18.
  if (message === undefined || Array.isArray(message))
    return problemOf('invalidInput', language, { body: 'notJson' });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = makeMcpServer();
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request, { parsedBody: message });
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
  } finally {
    await server.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
