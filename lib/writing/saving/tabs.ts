/** Messages between the tabs of one browser about a draft. */
export type TabMessage =
  | { kind: 'hello' | 'typing' | 'take'; key: string; tab: string }
  | { kind: 'saved'; key: string; tab: string; version: number };

const LOCK = 'lx-writing:';

/** The keys of the drafts that are open in a tab of this browser; none in browsers without locks. */
export async function openKeys(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
}

/**
 * Marks a draft as open in this tab until the tab closes.
 * @returns a function that removes the mark
 */
export function lockKey(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(LOCK + key, { mode: 'shared' }, () => held);
  return () => release();
}

/**
 * Exchanges messages with other tabs about one draft of one member.
 * @returns `say` sends a message, `leave` stops
 */
export function joinTabs(user: number, key: string, tab: string, receive: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(`lx-writing-${user}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.key === key && data.tab !== tab) receive(data);
  };
  return {
    say: (message: TabMessage) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}
