import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from './free-port';

/** How a stub answers all requests except its health checks. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A portal for tests of the edge cache: a real HTTP server whose answers the test chooses. */
export class StubPortal {
  port = 0;
  isReady = true;
  /** Whether it leaves its health checks without an answer. */
  isBusy = false;
  /** Method and address of all requests except health checks, in order. */
  readonly requests: string[] = [];
  answer: Answer = (_, response) => response.end(this.name);
  private server: Server | null = null;

  constructor(readonly name: string) {}

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.server = createServer((request, response) => {
      if (this.isBusy && /^\/(healthz|readyz)$/.test(request.url ?? '')) return;
      if (request.url === '/healthz') return void response.end('{"status":"ok"}');
      if (request.url === '/readyz') return void response.writeHead(this.isReady ? 200 : 503).end('{}');
      this.requests.push(`${request.method} ${request.url}`);
      this.answer(request, response);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
  }

  /** How often a request was received. */
  timesRequested(method: string, address: string): number {
    return this.requests.filter((line) => line === `${method} ${address}`).length;
  }
}
