import { issueHtml } from '@/backend/modules/newsletters/commands/write/issue-html';
import { forReceiver, type IssueMail } from '@/backend/modules/newsletters/commands/write/issue-mail';
import { issueText, widthOf, wrap } from '@/backend/modules/newsletters/commands/write/issue-text';

const mail: IssueMail = {
  id: 7,
  locale: 'zh-Hans',
  site: '链讯',
  siteUrl: 'https://news.example',
  name: '晨信',
  date: '2026年11月26日星期四',
  text: {
    lang: 'zh-Hans',
    subject: '昨夜清算所多收了五家，比特币在睡着的时候破了纪录，而这一行故意写得比七十二列要长得多',
    intro: '五条，一张图，三件事。',
    blocks: [
      {
        kind: 'story',
        id: 1,
        story: 'flash',
        title: '清算所链上国债抵押试点延长，做市商由 7 家增至 12 家 <script>',
        line: '',
        time: '23:11',
        is_important: true,
      },
      { kind: 'text', text: '第一行\n第二行' },
      { kind: 'numbers', list: [{ name: 'BTC价格', value: '97,412', unit: '美元', change: '+0.92%' }] },
    ],
  },
};
const receiver = { key: 'abc-123', address: 'o’<b>@example.org', day: '2026-11-03' };

test('plain text stays within 72 columns, except for addresses', () => {
  const lines = forReceiver(issueText(mail), receiver, false).split('\n');
  expect(lines.filter((line) => widthOf(line) > 72 && !line.includes('https://'))).toEqual([]);
  expect(lines.join('\n')).toContain('https://news.example/letters/unsubscribe/abc-123');
  expect(lines.join('\n')).toContain('23:11 要闻 清算所');
});

test('words are not cut, and no line begins with a closing mark', () => {
  const lines = wrap('一二三四五，六七八九十。internationalisation', '', 12);
  expect(lines.every((line) => !/^[，。]/.test(line))).toBe(true);
  expect(lines).toContain('internationalisation');
});

test('HTML escapes what is written, has one dark form and needs no picture', () => {
  const html = forReceiver(issueHtml(mail), receiver, true);
  expect(html).not.toContain('<script>');
  expect(html).toContain('o’&#60;b&#62;@example.org');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toContain('<img');
  expect(issueHtml(mail, 'dark')).not.toContain('prefers-color-scheme');
});
