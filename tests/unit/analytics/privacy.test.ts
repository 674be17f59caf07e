/** @jest-environment jsdom */
import { PAGE_VIEW_DAYS, READER_DAYS } from '@/backend/modules/analytics/commands/fold-views';
import { documents } from '@/backend/seed/base/documents';
import { MAX_READ_PAGES } from '@/lib/platform/offline/reader-caches';

const NUMBERS = {
  zh: { [READER_DAYS]: '两', [MAX_READ_PAGES]: '二十' },
  en: { [READER_DAYS]: 'two', [MAX_READ_PAGES]: 'twenty' },
};
/** Names, in the privacy page, of data that pages store in the browser permanently. */
const STORED = { zh: ['测验的进度', '加入的场次'], en: ['progress in the quiz', 'sessions you added'] };

test.each(['zh', 'en'] as const)(
  'the privacy page names the days and the copies stored on devices, %s',
  (lang) => {
    const text = documents.find(({ key }) => key === 'disclaimer')?.body[lang] ?? '';
    const words = NUMBERS[lang];
    const days = lang === 'zh' ? '天' : ' days';
    for (const part of [
      `${PAGE_VIEW_DAYS}${days}`,
      `${words[READER_DAYS]}${days}`,
      words[MAX_READ_PAGES] ?? '',
      ...STORED[lang],
    ])
      expect(text).toContain(part);
  },
);
