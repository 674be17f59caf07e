import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { OwnTicketBar } from '@/components/landings/bars/own-ticket-bar';
import messages from '@/messages/zh-Hans.json';

const cacheRead = jest.fn();
jest.mock('@/lib/platform/offline/reader-caches', () => ({ cacheRead: () => cacheRead() }));
let state = 'member';
jest.mock('@/lib/accounts/use-member', () => ({ useMember: () => ({ state }) }));
let answer: { data?: { list: object[] } } = {};
jest.mock('@/lib/accounts/use-call', () => ({
  useCall: (_name: string, input: object | null) => (input === null ? {} : answer),
}));

const ticket = (id: number, more: object = {}) => ({
  id,
  type_name: '两日票',
  state: 'valid',
  checked_in_time: null,
  server_time: '2026-12-12T02:00:00Z',
  event: { id: 101 },
  ...more,
});
const show = () =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <OwnTicketBar eventId={101} price="¥280起" left="余9" shop="/events/101" choose="选票" />
    </NextIntlClientProvider>,
  );
const link = () => screen.getByRole('link');

beforeEach(() => {
  localStorage.clear();
  cacheRead.mockClear();
  state = 'member';
  answer = {};
});

test('the holder of a ticket for the event gets a link to its code, and the ticket page is cached', () => {
  answer = { data: { list: [ticket(7), ticket(8, { event: { id: 102 } })] } };
  show();
  expect(screen.getByText('两日票')).toBeTruthy();
  expect(screen.getByText('1张，有效')).toBeTruthy();
  expect([link().textContent, link().getAttribute('href')]).toEqual(['出示入场码', '/ac_ticket/7']);
  expect(cacheRead).toHaveBeenCalledTimes(1);
});

test('without an answer the ticket that this device read last is shown, but only to a member', () => {
  answer = { data: { list: [ticket(7)] } };
  show().unmount();
  answer = {};
  state = 'away';
  show().unmount();
  expect(localStorage.length).toBe(1);
  show();
  expect(link().textContent).toBe('出示入场码');
  document.body.innerHTML = '';
  state = 'anonymous';
  show();
  expect(link().textContent).toBe('选票');
});

test.each([['refunded'], ['cancelled']])('a ticket that is %s does not count', (gone) => {
  answer = { data: { list: [ticket(7, { state: gone })] } };
  show();
  expect([link().textContent, link().getAttribute('href')]).toEqual(['选票', '/events/101']);
  expect(cacheRead).not.toHaveBeenCalled();
});

test('several tickets link to their list, and used ones say so', () => {
  const used = { checked_in_time: '2026-12-12T02:00:00Z' };
  answer = { data: { list: [ticket(7, used), ticket(9, used)] } };
  show();
  expect(screen.getByText('2张，已入场')).toBeTruthy();
  expect(link().getAttribute('href')).toBe('/ac_mine');
});
