/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { EventHead } from '@/components/events/event-head';
import { toCalendarEntry } from '@/lib/events/calendar-entry';
import { eventPage } from '@/lib/events/graph';
import { eventMarkdown } from '@/lib/events/markdown';
import { toFullEvent } from '@/lib/events/event';
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
// The other parts of the head have tests of their own.
jest.mock('@/components/events/event-gutter', () => ({ EventGutter: () => null }));
jest.mock('@/components/alerts/event-alerts', () => ({ OneEventAlerts: () => null }));
jest.mock('@/components/download/open-in-app', () => ({ OpenInApp: () => null }));
jest.mock('@/components/members/follow-button', () => ({ FollowButton: () => null }));
jest.mock('@/components/pictures/item-cover', () => ({ ItemCover: () => null }));
jest.mock('@/components/pictures/cover-caption', () => ({ CoverCaption: () => null }));

/** The place of an event, as page, Markdown, calendar and graph give it. */
async function textOf(locale: Locale, more: Partial<Wire>) {
  mockReader.locale = locale;
  const full = toFullEvent({ ...event, ...more }, readerLanguage(locale));
  const image = { url: 'https://example.org/x.png', width: 1200, height: 630, alt: '', type: 'image/png' };
  return {
    page: renderToStaticMarkup(await EventHead({ event: full, locale })).replace(/<[^>]+>/g, ' '),
    markdown: (await eventMarkdown(full, locale)).text,
    calendar: toCalendarEntry(full).location,
    graph: JSON.stringify(eventPage(full, locale, image).main),
  };
}

test.each([
  ['zh-Hans', '上海', '线下'],
  ['zh-Hant', '上海', '線下'],
  ['en', '上海', 'In person'],
] as const)('an event on site with a city and no address shows its city: %s', async (locale, city, mode) => {
  const { page, markdown, calendar, graph } = await textOf(locale, { address: '' });
  expect(page).toContain(city);
  expect(page).not.toContain(MESSAGES[locale].event.onlineAddress);
  expect(markdown).toContain(`${city} · ${mode}`);
  expect(calendar).toBe(city);
  expect(graph).toContain(`"location":{"@type":"Place","name":"${city}","address":{"@type":"PostalAddress",`);
  expect(graph).toContain(`"addressLocality":"${city}"`);
  expect(graph).not.toContain('streetAddress');
});

test('with a city and an address, both are shown everywhere', async () => {
  const { page, markdown, calendar, graph } = await textOf('zh-Hans', {});
  expect(page).toContain('上海南阳路88号');
  expect(markdown).toContain('上海南阳路88号 · 线下');
  expect(calendar).toBe('上海 南阳路88号');
  expect(graph).toContain('"streetAddress":"南阳路88号","addressLocality":"上海"');
});

test('an online event says that ticket holders get the link', async () => {
  const { page, calendar, graph } = await textOf('zh-Hans', { mode: 'online', city: '', address: '' });
  expect(page).toContain(zhHans.event.onlineAddress);
  expect(calendar).toContain('/events/101');
  expect(graph).toContain('"location":{"@type":"VirtualLocation"');
});
