import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { PayoutsPage } from '@/components/hosting/payouts/payouts-page';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';

let data: object | undefined;
jest.mock('@/lib/accounts/use-call', () => ({
  useCall: () => ({ data, mutate: async () => undefined }),
}));
jest.mock('@/lib/accounts/use-action', () => ({
  useAction: () => ({ isBusy: false, send: async () => ({ ok: false }) }),
}));

/** The title of the page for this many payouts to make and these sums in fen. */
function titleOf(to_pay: number, sums: { to_pay: number; owed: number }[], locale: 'en' | 'zh-Hans' = 'en') {
  const rest = { no_account: 0, missing: 0, undecided: 0, parked: 0, by_provider: 0, unmatched: 0 };
  data = {
    list: [],
    counts: { to_pay, no_account: 0, unconfirmed: 0, by_provider: 0, done: 0 },
    sums: sums.map((sum, at) => ({ currency: at === 0 ? 'CNY' : 'USD', ...rest, ...sum })),
  };
  return shown(locale);
}
function shown(locale: 'en' | 'zh-Hans') {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? en : zhHans} timeZone="Asia/Shanghai">
      <PayoutsPage event={{ id: 1, time_zone: 'Asia/Shanghai' } as OwnEvent} />
    </NextIntlClientProvider>,
  );
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  unmount();
  return title;
}

describe('the title of the payouts of an event', () => {
  test('says how many payouts are to be made and their sums, one for each currency', () => {
    expect(titleOf(1, [{ to_pay: 56000, owed: 56000 }])).toBe('1 payout to make, CN¥560.00');
    expect(
      titleOf(
        2,
        [
          { to_pay: 56000, owed: 60000 },
          { to_pay: 1000, owed: 1000 },
        ],
        'zh-Hans',
      ),
    ).toBe('2笔要你打款，共¥560.00 + US$10.00');
  });

  test('says what is still owed when no payout can be made, or that nothing is owed', () => {
    expect(titleOf(0, [{ to_pay: 0, owed: 3000 }], 'zh-Hans')).toBe('还欠买家¥30.00，现在没有能打的款');
    expect(titleOf(0, [], 'zh-Hans')).toBe('没有要打的款');
  });

  test('is the name of the page until the sums are loaded', () => {
    data = undefined;
    expect(shown('en')).toBe('Payouts');
  });
});
