import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { MAX_DRAINED_BYTES } from '@/backend/contract/process/bounded-body';
import { drainAnswered } from '@/backend/contract/process/drain-answered';

/** A server that answers before it has read anything, and a client whose request never ends. */

let server: Server;
let client: Socket;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('no'));
  drainAnswered(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${Number.MAX_SAFE_INTEGER}\r\n\r\n`);
  await new Promise((resolve) => client.once('data', resolve));
});
afterEach(() => {
  client.destroy();
  server.close();
});

const closed = () => new Promise((resolve) => client.once('close', resolve));

test('a client that sends without end loses its connection', async () => {
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const sendOn = () => {
    sent += piece.length;
    client.write(piece, (error) => !error && sendOn());
  };
  sendOn();
  await closed();
  expect(sent).toBeGreaterThan(MAX_DRAINED_BYTES);
});

test('a client that is still sending does not hold up a server that stops', async () => {
  const stopped = new Promise((resolve) => server.close(resolve));
  await Promise.all([stopped, closed()]);
});
