import { summaryOf } from '@/lib/publishing/text/summary';

describe('summaryOf', () => {
  it('is plain text on one line', () => {
    expect(summaryOf('<p>A &amp; B</p><p>C <b>D</b></p>')).toBe('A & B C D');
  });

  it('has no space between Chinese sentences', () => {
    expect(summaryOf('<p>第一段。</p><p>第二段，<a href="/x">链接</a>。</p>')).toBe('第一段。第二段，链接。');
  });

  it('ends with a whole word', () => {
    expect(summaryOf('<p>The sequencer kept forty percent</p>', 18)).toBe('The sequencer…');
    expect(summaryOf('<p>The sequencer kept forty percent</p>', 15)).toBe('The sequencer…');
    expect(summaryOf('<p>排序器sequencer留下四成</p>', 8)).toBe('排序器…');
  });

  it('ends with an ellipsis when it is cut', () => {
    expect(summaryOf(`<p>${'字'.repeat(200)}</p>`, 10)).toBe(`${'字'.repeat(9)}…`);
  });
});
