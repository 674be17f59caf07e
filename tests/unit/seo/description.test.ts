import { describe as describeItem } from '@/lib/seo/description';

describe('description of an item', () => {
  it('is its summary, or its text without markup', () => {
    expect(describeItem('摘要', '<p>正文</p>')).toBe('摘要');
    expect(describeItem('', '<p>R&amp;D  at</p><p>work</p>')).toBe('R&D at work');
  });

  it('ends with a sentence or an ellipsis', () => {
    expect(describeItem(`${'字'.repeat(100)}。${'字'.repeat(100)}`, '')).toBe(`${'字'.repeat(100)}。`);
    expect(describeItem('word '.repeat(60), '')).toMatch(/word…$/);
    expect(describeItem('字'.repeat(400), '').length).toBe(151);
  });
});
