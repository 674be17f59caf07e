/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { RelativeTime } from '@/components/ui/dates/relative-time';

const AT = '2026-12-01T09:06:02+08:00';
const words = (unit: string) => ({ one: `# ${unit} ago`, many: `# ${unit}s ago` });
const labels = {
  justNow: 'just now',
  units: { minutesAgo: words('minute'), hoursAgo: words('hour'), daysAgo: words('day') },
};

/** What a page says of that time so many seconds after it. */
function sayAfter(seconds: number) {
  jest.setSystemTime(Date.parse(AT) + seconds * 1000);
  const { container, unmount } = render(<RelativeTime at={AT} absolute="09:06" labels={labels} />);
  const text = container.textContent;
  unmount();
  return text;
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

test.each([
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, '1 day ago'],
])('%i seconds are counted from the second of the time, not from its minute', (seconds, text) =>
  expect(sayAfter(seconds)).toBe(text),
);
