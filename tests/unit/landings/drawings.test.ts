import { ART_SET_NAMES, ART_SETS } from '@/backend/contract/landings/art';
import { contrast, failingInks, groundInks, readableColour } from '@/backend/contract/landings/inks';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { agendaDays } from '@/lib/landings/agenda';
import { rankedNominees, tallyOf } from '@/lib/landings/awards';
import { dotsOf } from '@/lib/landings/dots';
import { onNow } from '@/lib/landings/on-now';
import { phaseOf } from '@/lib/landings/phase';
import { scoreOf } from '@/lib/landings/score';
import { voteRecord } from '@/lib/landings/vote-record';
import { timeUntil } from '@/lib/landings/time-until';
import { PALETTES } from '@/lib/pictures/palettes';

const session = (day: number, starts: string, minutes: number, hall: number, title: string) => ({
  day,
  starts,
  minutes,
  hall,
  title,
  who: '',
  note: '',
  link: '',
});

const agenda: SectionOf<'agenda'> = {
  type: 'agenda',
  key: 'agenda',
  title: '',
  halls: [
    { name: 'A', note: '' },
    { name: 'B', note: '' },
  ],
  sessions: [
    session(2, '09:00', 60, 1, 'late'),
    session(1, '10:30', 30, 2, 'second'),
    session(1, '10:00', 90, 1, 'first'),
    session(1, '23:30', 60, 1, 'night'),
  ],
};

describe('an agenda', () => {
  const days = agendaDays(agenda, '2026-12-30');
  test('is numbered by day and time, with dates counted from the first day', () => {
    expect(days.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31']);
    expect(days.flatMap(({ sessions }) => sessions.map(({ number, title }) => [number, title]))).toEqual([
      [1, 'first'],
      [2, 'second'],
      [3, 'night'],
      [4, 'late'],
    ]);
  });

  test('says until when a hall is busy, and that a session over midnight ends the next day', () => {
    expect(days[0]?.rows[1]).toMatchObject({
      time: '10:30',
      cells: [{ busyUntil: '11:30', number: 1 }, { title: 'second' }],
    });
    expect(days[0]?.sessions[2]).toMatchObject({ endsAt: '2026-12-31T00:30:00+08:00', until: '00:30' });
  });

  test('is drawn to scale: twice as long is twice as wide', () => {
    const bars = scoreOf(days, agenda.halls)?.days[0]?.halls.flatMap((hall) => hall.bars) ?? [];
    const width = (title: string) => bars.find((bar) => bar.session.title === title)?.width ?? 0;
    expect(width('first') / width('second')).toBeCloseTo(3, 1);
    expect(bars.filter(({ isMain }) => isMain).map((bar) => bar.session.title)).toEqual(['first', 'night']);
    expect(scoreOf([], agenda.halls)).toBeNull();
  });

  test('finds the running sessions and the next one', () => {
    const all = days.flatMap(({ sessions }) => sessions);
    const at = (iso: string) => onNow(all, Date.parse(iso));
    expect(
      at('2026-12-30T10:40:00+08:00').running.map(({ title, minutesLeft }) => [title, minutesLeft]),
    ).toEqual([
      ['first', 50],
      ['second', 20],
    ]);
    expect(at('2026-12-30T12:00:00+08:00')).toMatchObject({
      running: [],
      next: { title: 'night', minutesUntil: 690 },
    });
    expect(at('2026-12-31T12:00:00+08:00')).toEqual({ running: [], next: null });
  });
});

test('an event is before, during or after its time span; without an end it lasts a day', () => {
  const span = { starts: '2026-12-30 09:00:00', ends: '2026-12-31 18:00:00' };
  const at = (iso: string, interval: Parameters<typeof phaseOf>[0] = span) =>
    phaseOf(interval, Date.parse(iso));
  expect(at('2026-12-30T08:59:00+08:00')).toBe('before');
  expect(at('2026-12-30T09:00:00+08:00')).toBe('during');
  expect(at('2026-12-31T18:00:00+08:00')).toBe('after');
  expect(at('2026-12-31T08:59:00+08:00', { ...span, ends: null })).toBe('during');
  expect(at('2026-12-31T08:59:00+08:00', { starts: null, ends: null })).toBeNull();
  expect(timeUntil(90_000_000 + 61 * 60_000, 0)).toEqual({ days: 1, hours: 2, minutes: 1 });
});

const awards = (votes: number[]): SectionOf<'awards'> => ({
  type: 'awards',
  key: 'awards',
  title: '',
  is_final: true,
  votes_per_square: 50,
  categories: [
    {
      name: 'one',
      reason: '',
      jury: '',
      nominees: votes.map((count, at) => ({ name: `n${at}`, note: '', votes: count })),
    },
  ],
});

test('votes are drawn as squares, the winner first and at the bottom', () => {
  const [column] = tallyOf(awards([500, 1000]));
  expect(column).toMatchObject({ winner: 'n1', votes: 1500, rows: 3 });
  expect(column?.squares.filter(({ rank }) => rank === 0)).toHaveLength(20);
  expect(column?.squares[0]).toEqual({ x: 0, y: 0, rank: 0 });
  expect(tallyOf(awards([0, 0]))).toEqual([]);
  const [category] = awards([250, 750]).categories;
  expect(category && rankedNominees(category).map(({ share }) => share)).toEqual([75, 25]);
});

test('a bar or a circle belongs to its award or stop, also after one without anything to draw', () => {
  const counted = awards([500, 1000]);
  const [category] = counted.categories;
  const none = category && { ...category, nominees: [{ name: 'n', note: '', votes: 0 }] };
  const [column] = tallyOf({
    ...counted,
    categories: [none, category].filter((candidate) => candidate !== undefined),
  });
  expect(column).toMatchObject({ at: 1, winner: 'n1' });
  const stop = (people: number) => ({
    day: 1,
    name: '',
    place: '',
    title: '',
    people,
    newcomers: 0,
    link: '',
  });
  expect(dotsOf([stop(0), stop(50)]).map(({ place }) => place)).toEqual([1]);
});

test('the vote record lists every nominee by rank, and nothing before the count is final', () => {
  expect(voteRecord([awards([250, 750])])).toEqual([
    ['one', '1', 'n1', '750', '75.0'],
    ['one', '2', 'n0', '250', '25.0'],
  ]);
  expect(voteRecord([{ ...awards([250, 750]), is_final: false }])).toEqual([]);
});

test('stops are circles whose area is the number of people who came', () => {
  const stop = (name: string, people: number) => ({
    day: 1,
    name,
    place: '',
    title: '',
    people,
    newcomers: people / 2,
    link: '',
  });
  const [small, large] = dotsOf([stop('a', 100), stop('b', 400), stop('c', 0)]);
  expect((large?.radius ?? 0) / (small?.radius ?? 1)).toBeCloseTo(2, 1);
  expect(dotsOf([stop('c', 0)])).toEqual([]);
});

describe('the colours', () => {
  test('are the same as those of covers', () => {
    expect(Object.values(ART_SETS)).toEqual(
      PALETTES.map(({ ground, figure, accent }) => [ground, figure, accent]),
    );
  });

  test('give readable text colours, or name those that are not', () => {
    for (const set of ART_SET_NAMES) {
      const inks = groundInks(set);
      const failing = failingInks(set);
      for (const name of ['ink', 'ink-2', 'ink-3', 'mark'] as const)
        expect([set, name, contrast(inks[name], inks.paper) < 4.5]).toEqual([
          set,
          name,
          failing.includes(name),
        ]);
    }
    expect(failingInks('mint')).toEqual([]);
    expect(failingInks('amber')).toEqual([]);
    expect(failingInks('clay')).toContain('mark');
    for (const [ground, figure, accent] of Object.values(ART_SETS)) {
      expect(contrast(figure, ground)).toBeGreaterThan(4.5);
      expect(contrast(readableColour(accent, [figure, ground]), accent)).toBeGreaterThan(4.5);
    }
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });
});
