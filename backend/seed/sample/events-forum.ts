import type { EventSeed } from '@/backend/seed/types';
import { forum2026 } from './landings/forum-2026';

/** The title by which the landing page of the forum finds its event. */
export const FORUM_TITLE = { zh: '收盘以后：CryptoFi论坛2026', en: 'After the close: CryptoFi Forum 2026' };

/** The upcoming forum, which has a landing page. */
export const eventsForum: EventSeed[] = [
  {
    startsInDays: 36,
    noLaterThan: '2026-12-30',
    startTime: '09:30',
    durationMinutes: 1890,
    timeZone: 'Asia/Shanghai',
    mode: 'offline',
    status: 'published',
    organiser: 'lianxun-events',
    hasPublicNumbers: true,
    cohosts: ['dukou'],
    city: { zh: '上海', en: 'Shanghai' },
    address: { zh: '虹口区江边路1号北外滩扬子厅', en: 'Yangtze Hall, 1 Riverside Road, North Bund, Hongkou' },
    links: [],
    title: FORUM_TITLE,
    summary: {
      zh: '交易不再收盘以后，谁来合账、认价、改错：两天十八场，不念稿。',
      en: 'Two days on who balances the books, sets the price and corrects errors once markets never close.',
    },
    details: {
      zh: `交易不再收盘，可是账要有人合、价要有人认、错要有人改。收盘以后谁说了算？两天，三个会场，十八场，不念稿。

去年散场时，二十个没有答案的问题写在墙上，票数最多的就是这一个。今年从一个没有人认的凌晨报价讲起，六家交易台逐家回放自己当时怎么处理；再讲到判决书里的“收盘价”、税务上的“那一天”，和谁有权按下“更正”。

每场留三分之一的时间给提问。江厅有英语同声传译，全程录像；另两厅不录。`,
      en: `Trading no longer closes, yet somebody has to balance the books, accept the price and correct the error. Who decides after the close? Two days, three halls, eighteen sessions and no reading from paper.

When last year’s forum ended, twenty open questions stood on the wall, and this one had most votes. We begin with a price at dawn that nobody would accept: six desks show what each of them did. Then come the “closing price” in a court ruling, “that day” in tax law, and the right to press “correct”.

A third of every session is for questions. The River Hall is interpreted into English and recorded; the other two are not.`,
    },
    agenda: forumAgenda(),
    tickets: [
      {
        name: { zh: '两日票', en: 'Two days' },
        note: { zh: '两天全部场次，含午餐', en: 'All sessions, with lunch' },
        type: 'official',
        price: 128000,
        currency: 'CNY',
        quantity: 500,
        sold: 168,
        perPersonLimit: 4,
      },
      {
        name: { zh: '单日票', en: 'One day' },
        note: { zh: '任选一天，当日可换', en: 'Either day; change it on the day' },
        type: 'ordinary',
        price: 68000,
        currency: 'CNY',
        quantity: 300,
        sold: 77,
        perPersonLimit: 4,
      },
      {
        name: { zh: '工作坊票', en: 'Workshop' },
        note: { zh: '任选一场，只含工作坊', en: 'Any one of three; the workshop only' },
        type: 'ordinary',
        price: 22000,
        currency: 'CNY',
        quantity: 120,
        sold: 111,
        perPersonLimit: 2,
      },
    ],
  },
];

/** The sessions of its landing page, in the order of their days and times. */
function forumAgenda(): EventSeed['agenda'] {
  return forum2026.sections
    .flatMap((section) => (section.type === 'agenda' ? section.sessions : []))
    .toSorted((a, b) => a.day - b.day || a.starts.localeCompare(b.starts) || a.hall - b.hall)
    .map(({ starts, title }) => ({
      time: starts,
      title: { zh: title['zh-Hans'] ?? '', en: title.en ?? '' },
    }));
}
