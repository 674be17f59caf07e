import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** An answer that replaces the backend's own. */
interface Answer {
  status: number;
  code: number;
  message: string;
}

/**
 * A backend that answers with the required fields only: a proxy before a real one, which removes everything except
 * code, message and data from its answers.
 */
export class BareBackend {
  /** Replaced answers, by path of the call. */
  readonly instead = new Map<string, Answer>();
  private server: Server | undefined;

  constructor(
    private readonly port: number,
    private readonly behind: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      // A request that waits for changes is cut off when the backend behind ends.
      this.forward(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value] as [string, string]]
        : [],
    );
    const [path = ''] = (request.url ?? '').split('?');
    const instead = this.instead.get(path);
    const answer = await fetch(this.behind + request.url, {
      method: request.method,
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    const text = await answer.text();
    const isCall = answer.headers.get('content-type')?.includes('application/json') && path !== '/readyz';
    const { code, message, data = null } = isCall ? JSON.parse(text) : { code: 0, message: '' };
    const bare = instead
      ? { code: instead.code, message: instead.message, data: null }
      : { code, message, data };
    response.writeHead(instead?.status ?? answer.status, { 'content-type': 'application/json' });
    response.end(isCall ? JSON.stringify(bare) : text);
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
