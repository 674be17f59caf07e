import { openDay } from '@/backend/seed/events';
import { articles } from '@/backend/seed/sample/articles';
import { events } from '@/backend/seed/sample/events';
import { flashes } from '@/backend/seed/sample/flashes';

const forum = events.find(({ title }) => title.en.includes('Forum 2026'));

test.each(['2026-01-10', '2026-11-29', '2026-12-31', '2027-05-01'])(
  'the forum of 2026 lies in 2026 when the newsroom is seeded on %s',
  (day) => {
    if (!forum) throw new Error('the sample has no forum');
    expect(openDay(new Date(`${day}T03:00:00Z`), forum)).toMatch(/^2026-/);
  },
);

test('flashes come out at all minutes of the hour, at most three of them at one', () => {
  const counts = new Map<number, number>();
  for (const { minutesAgo } of flashes) counts.set(minutesAgo % 60, (counts.get(minutesAgo % 60) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
});

test('the sentence under a title in a list is whole', () => {
  const sentences = [
    ...articles.map(({ zh, en }) => [zh?.summary, en?.summary]),
    ...events.map(({ summary }) => [summary.zh, summary.en]),
  ]
    .flat()
    .filter((text) => text !== undefined && text !== '');
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((text) => !/[。！？.!?][”’）)]?$/.test(text ?? ''))).toEqual([]);
});

test('no text of an event counts days from the day it was written', () => {
  const texts = events.flatMap(({ summary, details }) => [summary.zh, summary.en, details.zh, details.en]);
  const counted = /[一二三四五六七八九十两\d]天后开|sales? opens? in [a-z]+ days/i;
  expect(texts.filter((text) => counted.test(text))).toEqual([]);
});
