import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RefusalScreen } from '@/components/tickets/gate/refusal-screen';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { DOOR, rollWith, ticketWith } from './rolls';

const CLOSES = '2026-12-05T10:00:00Z';
const nothing = () => undefined;

test.each([
  ['zh-Hans', zhHans, '已关', /名单.*18:00已关闭/],
  ['zh-Hant', zhHant, '已關', /名單.*18:00已關閉/],
  ['en', en, 'CLOSED', /This list closed at .*18:00/],
] as const)('a list that is closed says so, and since when, in %s', (locale, messages, word, why) => {
  const verdict = {
    result: 'closed' as const,
    ticket: ticketWith(),
    first: null,
    isUnlisted: false,
    scanId: 'one',
    at: Date.parse(CLOSES) + 60_000,
    code: '8F3K2A7B',
    isTyped: false,
  };
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
      <RefusalScreen
        verdict={verdict}
        roll={rollWith({ list: { ...DOOR, closes: CLOSES } })}
        onNext={nothing}
        onForcing={nothing}
        onReached={nothing}
        onForce={nothing}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading', { name: word })).toBeInTheDocument();
  expect(screen.getByText(why)).toBeInTheDocument();
});
