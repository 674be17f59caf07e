import { render } from '@testing-library/react';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

test.each([
  ['26 Nov, 23:32', ['26 Nov,', '23:32']],
  ['11/27 03:11', ['11/27', '03:11']],
  ['11月27日', ['11月27日']],
])('in a narrow column %s breaks only before the time of day', (text, parts) => {
  const { container } = render(<NarrowTime at="2026-11-26T23:32:00+08:00">{text}</NarrowTime>);
  expect(container).toHaveTextContent(text);
  const unbroken = [...container.querySelectorAll('span.whitespace-nowrap')];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(parts);
});
