import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** One item of a feed, as tests write it. */
export interface FeedItem {
  title: string;
  /** Path on the server, also the id of the item. */
  path: string;
  text?: string;
  /** In the date format of RSS; the current time by default. */
  date?: string;
}

/** A local server of feeds whose answers a test can change. `asked`: the requests so far. */
export async function startFeedServer() {
  const answers = new Map<string, Answer>();
  const requested: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.push({ path, headers: request.headers });
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    requested,
    set: (path: string, answer: Answer) => void answers.set(path, answer),
    setFeed: (path: string, items: FeedItem[], name = '测试来源') =>
      void answers.set(path, (_, response) => {
        response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
        response.end(toRss(name, base, items));
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function toRss(name: string, base: string, items: FeedItem[]): string {
  const entries = items.map(
    ({ title, path, text = '', date = new Date().toUTCString() }) =>
      `<item><guid>${base}${path}</guid><link>${base}${path}</link><title>${escaped(title)}</title>
      <description>${escaped(text)}</description><pubDate>${date}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title><link>${base}/</link>
    <language>zh-CN</language>${entries.join('')}</channel></rss>`;
}
