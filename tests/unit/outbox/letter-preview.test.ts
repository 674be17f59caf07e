import { readConfig } from '@/backend/kernel/config';
import { LOCALES } from '@/backend/contract/locale';
import { type LetterKey, letterKeys, writeLetter } from '@/backend/outbox/write-letter';

const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp', BACKEND_SECRET: 's'.repeat(32) });
const values = {
  code: '048213',
  minutes: '10',
  title: '清算工作坊',
  amount: 'CNY 280.00',
  from: '许问樵',
  name: '何以渡',
};
const sheet = { facts: [{ label: '地点', value: '南阳路90号', was: '南阳路88号', more: '改了' }] };
const write = (key: LetterKey, locale: (typeof LOCALES)[number]) =>
  writeLetter(config, key, locale, values, sheet);

/** The first, hidden text of a letter's body, which mail programs show behind the subject. */
const previewOf = (html: string) =>
  /<body[^>]*>\s*<div style="display:none[^"]*">([^<&]*)/.exec(html)?.[1] ?? '';

test.each(letterKeys)(
  '%s has a hidden text that lists of letters show, and which adds to its subject',
  (key) => {
    for (const locale of LOCALES) {
      const { subject, html } = write(key, locale);
      const preview = previewOf(html);
      expect([locale, preview.length > 4]).toEqual([locale, true]);
      expect(preview).not.toBe(subject);
      expect([...preview].length).toBeLessThanOrEqual(140);
      if (subject.includes(values.code)) expect(preview).not.toContain(values.code);
    }
  },
);

test('the previous value is struck out beside the new one', () => {
  const { html, text } = write('eventMoved', 'zh-Hans');
  expect(html).toMatch(/<s [^>]*>南阳路88号<\/s> 南阳路90号/);
  expect(text).toContain('地点：南阳路88号 → 南阳路90号 · 改了');
});
