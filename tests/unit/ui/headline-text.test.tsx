import { render } from '@testing-library/react';
import { HeadlineText } from '@/components/ui/words/headline-text';

const htmlOf = (...parts: string[]) => render(<HeadlineText parts={parts} />).container.innerHTML;
const clauseOf = (...parts: string[]) =>
  render(<HeadlineText parts={parts} />).container.querySelector('.clause')?.innerHTML;

test('the last clause of a title is an inline block, so that a line ends at the pause before it', () => {
  expect(clauseOf('深水埗的', '会计楼，', '开始收', '“哈希票”')).toBe('开始收<wbr>“哈希票”');
  expect(clauseOf('把国债', '搬上链之后，', '谁在半夜', '两点补', '保证金')).toBe(
    '谁在半夜<wbr>两点补<wbr>保证金',
  );
});

test('a clause too long for a line on a phone is no inline block, and neither is a single clause', () => {
  expect(clauseOf('稳定币条例：', '持有人可在', '两个营业日内', '按面值赎回')).toBeUndefined();
  expect(clauseOf('稳定币发行人', '储备披露', '改为每周一次')).toBeUndefined();
});

test('no character is lost or doubled, and a short title has no element of its own', () => {
  const parts = ['比特币难度', '下调2.7%，', '下次调整前', '预计再降0.8%'];
  const text = render(<HeadlineText parts={parts} />).container.textContent;
  expect(text).toBe(parts.join(''));
  expect(htmlOf('证明')).toBe('证明');
});

test('the last two words of an English title stay on one line if they are short', () => {
  expect(htmlOf('Twenty-two minutes: how mines make way for the grid')).toBe(
    'Twenty-two minutes: how mines make way for <span class="one-line">the grid</span>',
  );
  for (const whole of ['Three keys in one drawer', 'How to read an industrialised denominator', '证明'])
    expect(htmlOf(whole)).toBe(whole);
});
