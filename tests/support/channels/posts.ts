import type { ChannelPost, ServiceTools } from '@/backend/modules/channels/services/service';

export const PICTURE = Buffer.from('a picture, as far as a stub looks at it');

/** A flash as the core hands it to a service. */
export const postOf = (fields: Partial<ChannelPost> = {}): ChannelPost => ({
  contentId: 7,
  kind: 'flash',
  locale: 'zh-Hans',
  text: '比特币突破十万美元\nhttps://news.example/news/7?utm_source=test',
  title: '比特币突破十万美元',
  summary: '二十四小时涨幅百分之四。',
  html: null,
  link: 'https://news.example/news/7?utm_source=test',
  picture: {
    url: 'https://news.example/share/7.png',
    bytes: () => Promise.resolve(PICTURE),
    mime: 'image/png',
    alt: '一条上升的曲线',
  },
  replyTo: null,
  key: 'test-7-1',
  ...fields,
});

/** What services work with: a clock a test can move, and secrets in memory. */
export function toolsAt(instant: string) {
  const stored = new Map<string, string>();
  const clock = { now: Date.parse(instant) };
  const tools: ServiceTools = {
    fetch,
    now: () => new Date(clock.now),
    secrets: {
      read: (name) => Promise.resolve(stored.get(name) ?? null),
      write: (name, value) => Promise.resolve(void stored.set(name, value)),
    },
  };
  return { tools, stored, clock };
}
