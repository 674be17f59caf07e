/** Messages between the tabs of one browser about a draft. */
export type TabMessage =
  | { kind: 'hello' | 'typing' | 'take'; key: string; tab: string }
  | { kind: 'saved'; key: string; tab: string; version: number };

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
