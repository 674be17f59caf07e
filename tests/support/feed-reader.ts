import { Readable } from 'node:stream';
import FeedParser from 'feedparser';

/** A feed as `feedparser` reads it; rejects when it is not a feed. */
export async function readFeed(xml: string): Promise<{ meta: FeedParser.Meta; items: FeedParser.Item[] }> {
  const parser = new FeedParser({});
  const items: FeedParser.Item[] = [];
  return new Promise((resolve, reject) => {
    parser.on('error', reject);
    parser.on('readable', () => {
      for (let item = parser.read(); item !== null; item = parser.read()) items.push(item);
    });
    parser.on('end', () => resolve({ meta: parser.meta, items }));
    Readable.from([xml]).pipe(parser);
  });
}
