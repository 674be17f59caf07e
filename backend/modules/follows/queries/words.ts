import type { FollowedEventNews, FollowKind } from '@/backend/contract/follows/kinds';
import type { Locale } from '@/backend/contract/locale';

interface Words {
  /** Before the title of an event. */
  events: Record<FollowedEventNews, string>;
  /** What is followed: `作者`. */
  kinds: Record<FollowKind, string>;
  /** Before the name of what is followed. */
  by: string;
  important: string;
  change: string;
  leave: string;
  /** The title of a notification of several. */
  several: (count: number) => string;
  /** The title of a notification of one, with the name of what is followed. */
  one: (name: string) => string;
}

/** What letters and notifications about what members follow say beside titles. */
export const followWords: Record<Locale, Words> = {
  'zh-Hans': {
    events: { moved: '时间或地点有变：', cancelled: '已取消：', sale: '开始售票：' },
    kinds: { author: '作者', topic: '专题', label: '标签', event: '活动', thread: '后续' },
    by: '关注：',
    important: '要闻',
    change: '改关注和频率',
    leave: '不再寄这类信',
    several: (count) => `你关注的有 ${count} 条新内容`,
    one: (name) => `关注：${name}`,
  },
  'zh-Hant': {
    events: { moved: '時間或地點有變：', cancelled: '已取消：', sale: '開始售票：' },
    kinds: { author: '作者', topic: '專題', label: '標籤', event: '活動', thread: '後續' },
    by: '關注：',
    important: '要聞',
    change: '改關注和頻率',
    leave: '不再寄這類信',
    several: (count) => `你關注的有 ${count} 則新內容`,
    one: (name) => `關注：${name}`,
  },
  en: {
    events: { moved: 'New time or place: ', cancelled: 'Cancelled: ', sale: 'Tickets on sale: ' },
    kinds: { author: 'Author', topic: 'Topic', label: 'Label', event: 'Event', thread: 'Thread' },
    by: 'Following: ',
    important: 'KEY',
    change: 'What I follow, and how often',
    leave: 'End these letters',
    several: (count) => `${count} new from what you follow`,
    one: (name) => `Following: ${name}`,
  },
};
