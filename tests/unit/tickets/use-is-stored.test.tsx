import { renderHook, waitFor } from '@testing-library/react';
import { storeTicket, type TicketDetail } from '@/lib/tickets/stored-ticket';
import { useIsStored } from '@/lib/tickets/use-is-stored';

const match = jest.fn<Promise<Response | undefined>, [string, unknown]>();

beforeEach(() => {
  localStorage.clear();
  match.mockReset();
  Object.assign(window, { caches: { match } });
});

/** The paths of the pages this device has stored. */
const has = (paths: readonly string[]) =>
  match.mockImplementation((url) =>
    Promise.resolve(paths.some((path) => url === location.origin + path) ? ({} as Response) : undefined),
  );

test('a ticket works offline where both its page and the ticket were stored', async () => {
  has(['/ac_ticket/7']);
  storeTicket('7', { id: 7, server_time: '2026-11-29T08:00:00Z' } as TicketDetail);
  const { result } = renderHook(() => useIsStored(7, '/ac_ticket/7'));
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

test.each([
  ['only the ticket was stored', 7, []],
  ['only the page was stored', 8, ['/ac_ticket/8']],
  ['the page was stored in another language', 7, ['/en/ac_ticket/7']],
])('nothing is promised where %s', async (_, id, pages) => {
  has(pages);
  storeTicket('7', { id: 7, server_time: '2026-11-29T08:00:00Z' } as TicketDetail);
  const { result } = renderHook(() => useIsStored(id, `/ac_ticket/${id}`));
  await new Promise(process.nextTick);
  expect(result.current).toBe(false);
});
