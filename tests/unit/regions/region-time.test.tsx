import { render, screen } from '@testing-library/react';
import { RegionTime } from '@/components/regions/region-time';

const EASTERN = { timeZone: 'America/New_York', zone: 'ET' };
const shown = (at: string) => {
  render(<RegionTime at={at} locale="zh-Hant" {...EASTERN} />);
  return screen.getByText(/\d/).textContent;
};

test('a story of an edition is dated in the time zone of its region, which is named', () => {
  expect(shown('2026-11-22T07:05:00+08:00')).toMatch(/21.*18:05 ET$/);
});

test('a date without a time is the same day in every time zone', () => {
  expect(shown('2026-11-22')).not.toMatch(/21|ET/);
});
