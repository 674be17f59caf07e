import { describe as describeItem } from '@/lib/publishing/text/description';

describe('description of an item', () => {
  it('is its summary, or its text without markup', () => {
    expect(describeItem('摘要', '<p>正文</p>')).toBe('摘要');
    expect(describeItem('', '<p>R&amp;D  at</p><p>work</p>')).toBe('R&D at work');
  });

  it('contains the text as written, whatever the markup', () => {
    const html =
      '<p>当 a &lt; b 且 c &gt; d，x&lt;y。美国<b>证监会</b>主席<a href="/x">某人</a>表示同意。</p>';
    expect(describeItem('', html)).toBe('当 a < b 且 c > d，x<y。美国证监会主席某人表示同意。');
  });

  it('cuts no character in two', () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    for (const [text, stored] of [
      [`${'字'.repeat(149)}😀${'字'.repeat(9)}`, `${'字'.repeat(149)}…`],
      [`${'字'.repeat(146)}${family}${'字'.repeat(9)}`, `${'字'.repeat(146)}…`],
    ] as const)
      expect(describeItem(text, '')).toBe(stored);
  });

  it('keeps the last word when the cut is right behind it', () => {
    const text = `${'a'.repeat(9)} `.repeat(15).trimEnd();
    expect(describeItem(`${text} ${'b'.repeat(9)} more`, '')).toBe(`${text}…`);
  });

  it('ends with a sentence or an ellipsis', () => {
    expect(describeItem(`${'字'.repeat(100)}。${'字'.repeat(100)}`, '')).toBe(`${'字'.repeat(100)}。`);
    expect(describeItem(`It took ${'word '.repeat(10)}to ask? ${'word '.repeat(60)}`, '')).toMatch(
      /to ask\?$/,
    );
    expect(describeItem(`A ${'word '.repeat(12)}at 0.3 cents. ${'word '.repeat(60)}`, '')).toMatch(
      /0\.3 cents\.$/,
    );
    expect(describeItem('word '.repeat(60), '')).toMatch(/word…$/);
    expect(describeItem('字'.repeat(400), '').length).toBe(151);
  });
});
