/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EventGutter } from '@/components/events/event-gutter';
import { EventRow } from '@/components/events/event-row';
import { formerStarts } from '@/lib/events/former-starts';
import { eventMarkdown } from '@/lib/events/markdown';
import { toEventCard, toFullEvent } from '@/lib/events/event';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { event, type Wire } from './event';

const MESSAGES = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
const mockReader: { locale: Locale } = { locale: 'zh-Hans' };

jest.mock('next-intl/server', () => ({
  getTranslations: async (requested: string | { locale: Locale; namespace: string }) => {
    const { locale, namespace } =
      typeof requested === 'string' ? { locale: mockReader.locale, namespace: requested } : requested;
    return createTranslator({ locale, messages: MESSAGES[locale], namespace: namespace as never });
  },
}));
// These parts of the row have their own tests, and render only on a server.
jest.mock('@/components/events/event-place', () => ({ EventPlace: () => null }));
jest.mock('@/components/events/event-status', () => ({ EventStatus: () => null }));
jest.mock('@/components/pictures/item-cover', () => ({ ItemCover: () => null }));

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
  'a rescheduled event shows its former time on page, row and Markdown, in %s',
  async (locale, page, row, fact) => {
    const notified = await shown(locale);
    expect(notified.page).toContain(page);
    expect(notified.row).toContain(row);
    expect(notified.markdown).toContain(fact);
  },
);

test.each<[string, Partial<Wire>]>([
  ['one that was not moved', { is_moved: false, previous_starts: [] }],
  ['a cancelled one', { state: 'cancelled' }],
])('%s shows no former time', async (_, more) => {
  const { page, row, markdown } = await shown('zh-Hans', more);
  expect([page, row, markdown].join()).not.toMatch(/改期|原定/);
});

test('a rescheduled event that is over says so on its page, but not in lists', async () => {
  const { page, row } = await shown('zh-Hans', { state: 'ended' });
  expect([page.includes('改期'), row.includes('改期')]).toEqual([true, false]);
});

test('several former times are all shown, in the event’s time zone; midnight counts as a whole day', () => {
  const starts = ['2031-03-09T00:00:00-05:00', '2031-03-10T09:00:00-04:00'];
  const former = (locale: Locale) =>
    formerStarts({ state: 'upcoming', previousStarts: starts, timeZone: 'America/New_York' }, locale);
  expect(former('zh-Hans')).toBe('2031年3月9日和2031年3月10日 09:00');
  expect(former('en')).toBe('9 Mar 2031 and 10 Mar 2031, 09:00');
});

test('entries of lists say whether an event was rescheduled', () => {
  expect(toEventCard(event, readerLanguage('en')).isMoved).toBe(true);
});
