import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands where the portal would and keeps the tags it was told. */
export async function startToldPortal() {
  const told: string[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { tags } = JSON.parse(body) as { tags: string[] };
      told.push(...tags);
      answer.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Waits until a tag was told since the last asking, and forgets what was. */
    async heard(tag: string): Promise<boolean> {
      for (let tries = 0; tries < 200; tries += 1) {
        if (told.includes(tag)) {
          told.length = 0;
          return true;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
