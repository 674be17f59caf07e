/** @jest-environment node */
import { LOCALES } from '@/backend/contract/locale';
import { nameForStrangers, withoutLinks } from '@/backend/kernel/text/without-links';
import { readConfig } from '@/backend/kernel/config';
import { writeLetter } from '@/backend/outbox/write-letter';

const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere', SITE_URL: 'https://news.example' });

describe('words of one person in a letter to another', () => {
  test.each([
    ['WIN 1 BTC at http://evil.example/x', 'WIN 1 BTC at'],
    ['领奖 www.evil.example，快', '领奖 ，快'],
    ['领奖evil.example/win', '领奖'],
    ['加微信@btc_gift', '加微信'],
    ['gift@evil.example', ''],
    ['陈默', '陈默'],
    ['J. R. O’Neill', 'J. R. O’Neill'],
    ['Dr. Ada', 'Dr. Ada'],
  ])('a name %s is shown as %s', (name, shown) => expect(nameForStrangers(name)).toBe(shown));

  test('a title keeps its dots, but not its web addresses', () => {
    expect(withoutLinks('Node.js 大会 https://evil.example')).toBe('Node.js 大会');
    expect(withoutLinks('Web3.0 开发者日')).toBe('Web3.0 开发者日');
  });

  test.each(LOCALES)(
    'the subject of the letter that offers a ticket contains no words of the sender (%s)',
    (locale) => {
      const from = 'WIN 1 BTC';
      const { subject, html } = writeLetter(config, 'ticketOffered', locale, {
        from,
        type: 'FREE',
        time: '8:00',
      });
      expect(subject).not.toMatch(/BTC|FREE/);
      expect(html).toContain(from);
    },
  );

  test('only addresses of this site are links, and a subject contains no address', () => {
    const values = {
      title: '大会 http://evil.example/a',
      reason: '看 http://evil.example/b',
      url: 'https://news.example/ac_mine',
    };
    const { subject, html } = writeLetter(config, 'eventCancelled', 'zh-Hans', values);
    expect(subject).toBe('取消：大会');
    expect(html).toContain('<a href="https://news.example/ac_mine">');
    expect(html).not.toContain('href="http://evil.example');
    const other = { ...values, reason: 'https://news.example.evil.example/' };
    expect(writeLetter(config, 'eventCancelled', 'zh-Hans', other).html).not.toContain(
      'href="https://news.example.evil',
    );
  });
});
