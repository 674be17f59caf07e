import { render } from '@testing-library/react';
import { NomineeBars } from '@/components/landings/sections/nominee-bars';

const nominee = (name: string, votes: number) => ({ name, note: '', votes, share: 0 });
const widthsOf = (isFinal: boolean) => {
  const ranked = [nominee('甲', 40), nominee('乙', 10)];
  const { container } = render(<NomineeBars ranked={ranked} isFinal={isFinal} />);
  return [...container.querySelectorAll<HTMLElement>('.landing-bar-votes')].map(({ style }) => style.width);
};

test('the bars of nominees are as long as their votes once the count is final, and equal before', () => {
  expect(widthsOf(true)).toEqual(['100%', '25%']);
  expect(widthsOf(false)).toEqual(['100%', '100%']);
});
