import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from './free-port';

/** The address of a program that webhooks call. */
export interface HookAddress {
  url: string;
  received: { body: string; headers: IncomingHttpHeaders }[];
  /** The status it answers with, and the body; a test may change both. */
  answer: number;
  page: string;
  /** While set, it answers nothing until this is resolved. */
  hold: Promise<void> | null;
  /** Forgets what it received, and answers 204 again. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startHookAddress(): Promise<HookAddress> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    address.received.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
    await address.hold;
    response.writeHead(address.answer, { location: 'https://elsewhere.example/' }).end(address.page);
  });
  const address: HookAddress = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer: 204,
    page: '',
    hold: null,
    reset() {
      address.received.length = 0;
      Object.assign(address, { answer: 204, page: '', hold: null });
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return address;
}
