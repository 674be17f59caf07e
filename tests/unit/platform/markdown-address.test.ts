import { markdownTarget, prefersMarkdown } from '@/lib/platform/routing/markdown';

describe('markdownTarget', () => {
  it('finds the Markdown of a story or event by its ending, aliases included', () => {
    expect(markdownTarget('/wz_detail/12.md', 'zh-Hans', null)).toBe('/markdown/zh-Hans/article/12');
    expect(markdownTarget('/news/3.md', 'en', null)).toBe('/markdown/en/flash/3');
    expect(markdownTarget('/ac_detail/5.md', 'zh-Hant', null)).toBe('/markdown/zh-Hant/event/5');
  });

  it('finds it by the accept header', () => {
    expect(markdownTarget('/news/3', 'en', 'text/markdown')).toBe('/markdown/en/flash/3');
    expect(markdownTarget('/news/3', 'en', 'text/html,*/*;q=0.8')).toBeNull();
  });

  it('returns null for everything else', () => {
    for (const path of ['/news', '/news.md', '/news/0.md', '/news/x.md', '/columnlist/3.md', '/.md', '.md'])
      expect(markdownTarget(path, 'zh-Hans', 'text/markdown')).toBeNull();
  });
});

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['*/*', false],
    ['', false],
  ])('%s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});
