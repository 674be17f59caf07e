import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const MEBIBYTE = 1024 * 1024;
const PIECES = 20;
/** All pieces take longer than a server that has already answered usually waits for them. */
const PAUSE_MS = 60;

/** What the body of a form with a picture begins with. */
export const FORM_HEAD = '--line\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
export const FORM_TYPE = 'multipart/form-data; boundary=line';

/**
 * Sends a POST in slow pieces and reads only after the last one, as simple programs do.
 * @param before what the body begins with, such as the head of a form
 * @returns the answer as it stood on the wire
 * @throws Error when the server closes the connection before everything is sent
 */
export async function sendSlowly(
  url: string,
  headers: Record<string, string>,
  before = '',
  mebibytes = 20,
): Promise<string> {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.pause();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  failed.catch(() => undefined);
  const send = (data: string | Buffer) =>
    Promise.race([failed, new Promise((resolve) => socket.write(data, resolve))]);
  const piece = Buffer.alloc((mebibytes * MEBIBYTE) / PIECES, 'x');
  const lines = { ...headers, host, 'content-length': String(before.length + PIECES * piece.length) };
  await send(
    `POST ${pathname} HTTP/1.1\r\n${Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${before}`,
  );
  for (let sent = 0; sent < PIECES; sent++) {
    await send(piece);
    await wait(PAUSE_MS);
  }
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error('no answer')), 10_000);
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (!text.includes('"data":null')) return;
      clearTimeout(timer);
      resolve(text);
    });
    socket.once('close', () => reject(new Error(`closed after ${text.length} bytes of answer`)));
  });
  socket.resume();
  try {
    return await Promise.race([failed, answer]);
  } finally {
    answer.catch(() => undefined);
    socket.destroy();
  }
}
