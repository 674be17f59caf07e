import { fitText, labelWords } from '@/backend/modules/channels/queries/post-text';

const limit = (length: number) => ({ length, count: (text: string) => [...text].length });
const words = {
  title: '清算所试点',
  summary: '首批接入七家做市商',
  link: 'https://a.example/1',
  tags: '#RWA',
};

describe('the text of a post', () => {
  test('fills a template, and leaves out lines without words', () => {
    expect(fitText('{title}\n{summary}\n\n{link} {tags}', words, limit(100))).toBe(
      '清算所试点\n首批接入七家做市商\n\nhttps://a.example/1 #RWA',
    );
    expect(fitText('{title}\n{summary}\n{link}', { ...words, summary: '' }, limit(100))).toBe(
      '清算所试点\nhttps://a.example/1',
    );
  });

  test('cuts the summary, then leaves out tags, then cuts the title, and never the link', () => {
    const template = '{title}\n{summary}\n{link} {tags}';
    expect(fitText(template, words, limit(35))).toBe('清算所试点\n首批接…\nhttps://a.example/1 #RWA');
    expect(fitText(template, words, limit(25))).toBe('清算所试点\nhttps://a.example/1');
    expect(fitText(template, words, limit(24))).toBe('清算所…\nhttps://a.example/1');
  });

  test('is none when the template itself is too long', () => {
    expect(fitText('{title} and many other words {link}', words, limit(20))).toBeNull();
  });

  test('measures as the service does', () => {
    const weighted = { length: 20, count: (text: string) => [...text].length * 2 };
    expect(fitText('{title}', { ...words, title: '一二三四五六七八九十百' }, weighted)).toBe(
      '一二三四五六七八九…',
    );
  });

  test('does not fill what a title says in braces', () => {
    expect(fitText('{title}', { ...words, title: 'A {link} of braces' }, limit(100))).toBe(
      'A {link} of braces',
    );
  });

  test('labels have no spaces', () => {
    expect(labelWords(['RWA', 'Base chain'])).toBe('#RWA #Basechain');
  });
});
