import { matchesEvent, NO_FILTER, type EventTraits } from '@/lib/events/filter';
import { cheapestOnSale, ticketWord } from '@/lib/tickets/state';
import type { TicketType } from '@/lib/events/read';

const ticket = (given: Partial<TicketType>): TicketType => ({
  id: 1,
  name: '普通票',
  note: '',
  type: 'ordinary',
  price: 28000,
  currency: 'CNY',
  quantity: 100,
  left: 64,
  state: 'on_sale',
  perPersonLimit: 4,
  saleOpens: null,
  saleCloses: null,
  nextPrice: null,
  ...given,
});

describe('ticketWord', () => {
  it.each([
    [{ left: 64 }, 'left'],
    [{ left: 10 }, 'scarce'],
    [{ left: 9, type: 'invitation' }, 'invitation'],
    [{ state: 'not_yet' }, 'notYet'],
    [{ state: 'closed', left: 3 }, 'closed'],
    [{ state: 'closed', left: 0 }, 'soldOut'],
    [{ state: 'sold_out', left: 0 }, 'soldOut'],
  ] as const)('of %j is %s', (given, word) => {
    expect(ticketWord(ticket(given))).toBe(word);
  });
});

describe('cheapestOnSale', () => {
  const closed = ticket({ id: 4, price: 18000, state: 'closed' });
  const invited = ticket({ id: 3, price: 0, type: 'invitation' });
  const dear = ticket({ id: 2, price: 88000 });
  const plain = ticket({ id: 1 });

  it('leaves out what cannot be had', () => {
    expect(cheapestOnSale({ state: 'upcoming', tickets: [closed, invited, dear, plain] })).toBe(plain);
  });

  it('is nothing once the event is over or everything is gone', () => {
    expect(cheapestOnSale({ state: 'ended', tickets: [plain] })).toBeNull();
    expect(cheapestOnSale({ state: 'cancelled', tickets: [plain] })).toBeNull();
    expect(cheapestOnSale({ state: 'upcoming', tickets: [closed, invited] })).toBeNull();
  });
});

describe('matchesEvent', () => {
  const both: EventTraits = { mode: 'both', region: 'hk', isFree: false };

  it('keeps everything when nothing is asked', () => {
    expect(matchesEvent(both, NO_FILTER)).toBe(true);
  });

  it('counts an event held in both forms as either', () => {
    expect(matchesEvent(both, { ...NO_FILTER, mode: 'online' })).toBe(true);
    expect(matchesEvent({ ...both, mode: 'offline' }, { ...NO_FILTER, mode: 'online' })).toBe(false);
  });

  it('asks for every part at once', () => {
    expect(matchesEvent(both, { mode: null, region: 'hk', free: true })).toBe(false);
    expect(matchesEvent({ ...both, isFree: true }, { mode: null, region: 'hk', free: true })).toBe(true);
    expect(matchesEvent(both, { ...NO_FILTER, region: 'usa' })).toBe(false);
  });
});
