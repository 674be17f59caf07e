import { lettersOf, mailStart } from '@/backend/modules/tickets/queries/gate/name-search';
import { searchTickets } from '@/lib/tickets/gate/search';
import { ticketWith } from './rolls';

const people = [
  ['陈默', 'chenmo@example.org', '8F3K2A7B'],
  ['陈沐', 'mu@example.org', '8B0T4C2D'],
  ['曾国藩', 'zeng@example.org', 'AAAA1111'],
  ['许问樵', 'wq@example.org', 'BBBB2222'],
  ['Maya O’Brien', 'maya@example.org', 'CCCC3333'],
].map(([name = '', email = '', code = ''], id) =>
  ticketWith({ id, name, code, letters: lettersOf(name), mail_start: mailStart(email) }),
);
const namesFor = (typed: string) => searchTickets(people, typed).map(({ name }) => name);

test.each([
  ['陈', ['陈默', '陈沐']],
  ['陈默', ['陈默']],
  ['chen m', ['陈默', '陈沐']],
  ['chenmo', ['陈默']],
  ['CM', ['陈默', '陈沐']],
  ['zeng', ['曾国藩']],
  ['zgf', ['曾国藩']],
  ['obrien', ['Maya O’Brien']],
  ['may', ['Maya O’Brien']],
  ['2222', ['许问樵']],
  ['che', ['陈默', '陈沐']],
  ['mu', ['陈沐']],
  ['nobody', []],
  [' ', []],
])('%s finds %j', (typed, names) => {
  expect(namesFor(typed).sort()).toEqual([...names].sort());
});

test('a gate gets only the start of an e-mail address, and never all of the part before the @', () => {
  expect([
    mailStart('chenmo@example.org'),
    mailStart('mu@example.org'),
    mailStart('x@example.org'),
    mailStart(''),
  ]).toEqual(['che', 'm', '', '']);
});
