import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, one of which may take a port before a program listens. */
const FIRST = 20_000;
const LAST = 31_999;
/** Workers begin at different places, and each gives a port once. */
let last = FIRST + ((process.pid * 101) % (LAST - FIRST));

/** A port that is free at the moment, and that no other test of this worker has been given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort();
    if (await isFree(port)) return port;
  }
}

/** Ports are handed out before they are tried, so that callers at the same moment never get the same one. */
function nextPort(): number {
  last = last === LAST ? FIRST : last + 1;
  return last;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
