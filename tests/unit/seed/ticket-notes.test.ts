import { events } from '@/backend/seed/sample/events';

test('no note of a sample ticket repeats the number or the state that the page shows beside it', () => {
  const notes = events.flatMap(({ tickets }) => tickets.map(({ note }) => note));
  expect(notes.filter(({ zh }) => /共\d+张|售完|截止/.test(zh))).toEqual([]);
  expect(notes.filter(({ en }) => /all gone|sold out/i.test(en))).toEqual([]);
});
