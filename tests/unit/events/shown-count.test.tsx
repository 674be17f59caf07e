import { render, screen } from '@testing-library/react';
import { EventFilter } from '@/components/events/event-filter';

jest.mock('next/navigation', () => ({ usePathname: () => '/events' }));
jest.mock('@/components/ui/links/tab-links', () => ({ TabLinks: () => null }));

test('a cancelled event is shown, but not counted', () => {
  const group = { name: '十二月', short: '12月', year: '' };
  const traits = { mode: 'offline' as const, region: 'none' as const, isFree: false };
  render(
    <EventFilter
      tabs={{} as never}
      label="筛选"
      groups={[]}
      freeLabel="免费"
      shown="本页{count}场"
      empty=""
      clear=""
      rows={[
        { id: 1, traits, group, isCounted: true, row: '照常' },
        { id: 2, traits, group, isCounted: false, row: '取消了' },
      ]}
    />,
  );
  expect(screen.getByText('取消了')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('本页1场');
});
