/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CallOutput } from '@/backend/contract/calls';
import { EventGutter } from '@/components/events/event-gutter';
import { EventRow } from '@/components/events/event-row';
import { formerStarts } from '@/lib/events/former-starts';
import { eventMarkdown } from '@/lib/events/markdown';
import { toEventCard, toFullEvent } from '@/lib/events/read';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';

type Wire = CallOutput<'eventDetails'>['event'];

const MESSAGES = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
const mockReader: { locale: Locale } = { locale: 'zh-Hans' };

jest.mock('next-intl/server', () => ({
  getTranslations: async (asked: string | { locale: Locale; namespace: string }) => {
    const { locale, namespace } =
      typeof asked === 'string' ? { locale: mockReader.locale, namespace: asked } : asked;
    return createTranslator({ locale, messages: MESSAGES[locale], namespace: namespace as never });
  },
}));
// The row's other parts have tests of their own; these render in the server only.
jest.mock('@/components/events/event-place', () => ({ EventPlace: () => null }));
jest.mock('@/components/events/event-status', () => ({ EventStatus: () => null }));
jest.mock('@/components/pictures/item-cover', () => ({ ItemCover: () => null }));

const YEAR = new Date().getFullYear();
const event: Wire = {
  id: 101,
  title: '链上清算工作坊',
  lang: 'zh-Hans',
  langs: ['zh-Hans'],
  poster: '',
  start_time: `${YEAR}-12-05T14:00:00+08:00`,
  end_time: `${YEAR}-12-05T18:00:00+08:00`,
  time_zone: 'Asia/Shanghai',
  mode: 'offline',
  state: 'upcoming',
  is_moved: true,
  region: 'none',
  city: '上海',
  summary: '',
  seats_left: null,
  price_from: null,
  currency: null,
  is_sold_out: false,
  organiser: {
    id: 1,
    name: '链讯活动部',
    lang: 'zh-Hans',
    description: '',
    description_lang: 'zh-Hans',
    social: {},
  },
  address: '南阳路88号',
  map_url: '',
  details: '<p>下午</p>',
  links: [],
  agenda: [],
  speakers: [],
  cohosts: [],
  tickets: [],
  needs_approval: false,
  refund_hours: null,
  kept_percent: 0,
  sequence: 1,
  previous_starts: [`${YEAR}-12-03T14:00:00+08:00`],
  cancel_reason: '',
  updated_time: `${YEAR}-11-20T00:00:00Z`,
};
const read = (locale: Locale, more: Partial<Wire> = {}) =>
  toFullEvent({ ...event, ...more }, readerLanguage(locale));

const textOf = (node: ReactNode) =>
  renderToStaticMarkup(<Fragment>{node}</Fragment>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

async function shown(locale: Locale, more: Partial<Wire> = {}) {
  mockReader.locale = locale;
  const full = read(locale, more);
  return {
    page: textOf(await EventGutter({ event: full, locale })),
    row: textOf(await EventRow({ event: full, locale })),
    markdown: (await eventMarkdown(full, locale)).text,
  };
}

test.each([
  ['zh-Hans', '改期：原定12月3日 14:00', ' 改期 ', '原定时间: 12月3日 14:00'],
  ['zh-Hant', '改期：原定12月3日 14:00', ' 改期 ', '原定時間: 12月3日 14:00'],
  ['en', 'Rescheduled from 3 Dec, 14:00', ' Rescheduled ', 'Rescheduled from: 3 Dec, 14:00'],
] as const)(
  'a moved event says when it was to be: page, row and Markdown, in %s',
  async (locale, page, row, fact) => {
    const told = await shown(locale);
    expect(told.page).toContain(page);
    expect(told.row).toContain(row);
    expect(told.markdown).toContain(fact);
  },
);

test.each<[string, Partial<Wire>]>([
  ['one that was not moved', { is_moved: false, previous_starts: [] }],
  ['a cancelled one', { state: 'cancelled' }],
])('%s says nothing of it', async (_, more) => {
  const { page, row, markdown } = await shown('zh-Hans', more);
  expect([page, row, markdown].join()).not.toMatch(/改期|原定/);
});

test('a moved event that is over is no news in a list; its page still says it', async () => {
  const { page, row } = await shown('zh-Hans', { state: 'ended' });
  expect([page.includes('改期'), row.includes('改期')]).toEqual([true, false]);
});

test('several former starts are all named, by the clocks of the event; midnight is a day', () => {
  const starts = ['2031-03-09T00:00:00-05:00', '2031-03-10T09:00:00-04:00'];
  const former = (locale: Locale) =>
    formerStarts({ state: 'upcoming', previousStarts: starts, timeZone: 'America/New_York' }, locale);
  expect(former('zh-Hans')).toBe('2031年3月9日和2031年3月10日 09:00');
  expect(former('en')).toBe('9 Mar 2031 and 10 Mar 2031, 09:00');
});

test('lists know that an event was moved', () => {
  expect(toEventCard(event, readerLanguage('en')).isMoved).toBe(true);
});
