import { CHEAP_PASSWORDS, signInAs } from './accounts';
import { startBackend } from './backend';
import { startFeedServer } from './feed-server';
import { callsOf, type MemberCalls } from './drafts';
import { until } from './until';

/** In ms: longer than reading a feed may take, shorter than the time between two readings. */
export const READ_AGAIN_MS = 200_000;

/** A backend that reads the feeds of a local server, with an editor who sees them at the desk. */
export interface FeedsDesk {
  backend: Awaited<ReturnType<typeof startBackend>>;
  server: Awaited<ReturnType<typeof startFeedServer>>;
  editor: MemberCalls;
  feed: (id: number) => ReturnType<typeof feedOf>;
  /** The waiting entries of all feeds, or of the feed with this name. */
  waiting: (feed?: string) => ReturnType<typeof waitingOf>;
  /**
   * Adds a feed and waits until it was read for the first time.
   * @returns its id
   */
  addFeed: (path: string, name?: string) => Promise<number>;
  /** Reads a feed once more and waits until the result is stored: only then is its next reading minutes away. */
  readAgain: (id: number) => Promise<void>;
  stop: () => Promise<void>;
}

const feedOf = async (editor: MemberCalls, id: number) =>
  (await editor('feeds')).data.list.find((feed) => feed.id === id);

const waitingOf = async (editor: MemberCalls, feed?: string) =>
  (await editor('incoming')).data.list.filter((row) => feed === undefined || row.feed === feed);

export async function startFeedsDesk(): Promise<FeedsDesk> {
  const server = await startFeedServer();
  const backend = await startBackend({
    ...CHEAP_PASSWORDS,
    LIMITS_TIMES: '1000',
    FEEDS_PRIVATE_HOSTS: 'on',
  });
  const editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  const feed = (id: number) => feedOf(editor, id);
  return {
    backend,
    server,
    editor,
    feed,
    waiting: (name) => waitingOf(editor, name),
    async addFeed(path, name = '') {
      const { data } = await editor('addFeed', { url: `${server.base}${path}`, name });
      await until(async () => (await feed(data.id))?.checked_time !== null);
      return data.id;
    },
    async readAgain(id) {
      await editor('readFeed', { id });
      await until(async () => {
        const next = (await feed(id))?.next_time ?? '';
        return Date.parse(`${next.replace(' ', 'T')}+08:00`) - Date.now() > READ_AGAIN_MS;
      });
    },
    async stop() {
      await backend.destroy();
      await server.stop();
    },
  };
}
