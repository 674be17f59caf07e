import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '@/tests/support/free-port';

/** A call a stub received. */
export interface StubCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Empty unless the body is JSON. */
  json: Record<string, unknown>;
}

export interface StubAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a planned call is answered with instead: an answer, or a closed connection before or after the work was done. */
export type Trouble = StubAnswer | 'cut' | 'cutAfter';

/** A service on this machine that speaks a protocol, and gets into troubles as planned, path by path. */
export async function startHttpStub(answer: (call: StubCall) => StubAnswer) {
  const calls: StubCall[] = [];
  const troubles: { path: string; trouble: Trouble }[] = [];
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = new URL(request.url ?? '', 'http://stub');
    const bytes = Buffer.concat(parts);
    const isJson = (request.headers['content-type'] ?? '').includes('json');
    const call: StubCall = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      bytes,
      json: isJson ? JSON.parse(bytes.toString()) : {},
    };
    calls.push(call);
    const planned = troubles.findIndex(({ path }) => path === call.path);
    const trouble = planned < 0 ? undefined : troubles.splice(planned, 1)[0]?.trouble;
    if (trouble === 'cut') return void request.socket.destroy();
    const result = trouble && trouble !== 'cutAfter' ? trouble : answer(call);
    if (trouble === 'cutAfter') return void request.socket.destroy();
    response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers });
    response.end(result.body === undefined ? '' : JSON.stringify(result.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Plans a trouble for the next call of a path. */
    plan: (path: string, trouble: Trouble) => void troubles.push({ path, trouble }),
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    /** Forgets what was called and what is planned. */
    forget() {
      calls.length = 0;
      troubles.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
