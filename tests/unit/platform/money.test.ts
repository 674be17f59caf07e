import { formatMoney } from '@/lib/platform/numbers/money';

describe('formatMoney', () => {
  it.each([
    [28000, 'CNY', 'zh-Hans', '¥280'],
    [28050, 'CNY', 'zh-Hans', '¥280.50'],
    [48000, 'HKD', 'zh-Hant', 'HK$480'],
    [28000, 'CNY', 'en', 'CN¥280'],
    [120000, 'USD', 'en', '$1,200'],
    [120000, 'JPY', 'en', '¥120,000'],
    [0, 'CNY', 'zh-Hans', '¥0'],
  ] as const)('writes %i minor units of %s for %s as %s', (minor, currency, locale, text) => {
    expect(formatMoney(minor, currency, locale)).toBe(text);
  });

  it.each([
    ['CNY', 'zh-Hans', '1,280.00'],
    ['CNY', 'zh-Hant', '1,280.00'],
    ['JPY', 'en', '128,000'],
    ['CHF', 'en', '1,280.00'],
  ] as const)('leaves out the sign of %s in %s where the column’s head has it', (currency, locale, text) => {
    expect(formatMoney(128000, currency, locale, { isExact: true, isBare: true })).toBe(text);
  });

  it('keeps the decimals of exact sums', () => {
    expect(formatMoney(88000, 'CNY', 'zh-Hans', { isExact: true })).toBe('¥880.00');
  });
});
