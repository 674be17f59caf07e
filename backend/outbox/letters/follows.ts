import type { Letters } from '@/backend/outbox/letter';

/** Letters that notify members of what is new with the authors, topics, labels, events and threads they follow. */
export const followLetters = {
  followedOne: {
    'zh-Hans': { subject: '{title}', title: '你关注的有新内容', lines: [] },
    'zh-Hant': { subject: '{title}', title: '你關注的有新內容', lines: [] },
    en: { subject: '{title}', title: 'New from what you follow', lines: [] },
  },
  followedSeveral: {
    'zh-Hans': {
      subject: '{title} 等 {count} 条',
      title: '你关注的有 {count} 条新内容',
      lines: [],
      note: '{more}',
    },
    'zh-Hant': {
      subject: '{title} 等 {count} 則',
      title: '你關注的有 {count} 則新內容',
      lines: [],
      note: '{more}',
    },
    en: {
      subject: '{title} and {others} more',
      title: '{count} new from what you follow',
      lines: [],
      note: '{more}',
    },
  },
} satisfies Record<string, Letters>;
