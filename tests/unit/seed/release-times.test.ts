import { dayBounds, toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { lastMornings } from '@/backend/seed/newsletters';
import { articleTimes, flashTime, issueWeek, titleOf } from '@/backend/seed/release-times';
import { articles } from '@/backend/seed/sample/articles';
import { flashes } from '@/backend/seed/sample/flashes';
import { weeklies } from '@/backend/seed/sample/weeklies';

const HOUR_MS = 3_600_000;
/** Every five hours of two weeks, and the hour in which an issue comes out. */
const MOMENTS = [
  ...Array.from(
    { length: 68 },
    (_, index) => new Date(Date.parse('2026-11-20T00:15:00Z') + index * 5 * HOUR_MS),
  ),
  new Date('2026-11-28T23:59:00Z'),
  new Date('2026-11-29T00:00:00Z'),
];

test('an issue has the articles it names and no others, whenever the newsroom is seeded', () => {
  for (const now of MOMENTS) {
    const times = articleTimes(now);
    expect(times.size).toBe(articles.length);
    for (const issue of weeklies) {
      const { starts, ends } = issueWeek(now, issue.weeksAgo);
      const [from, to] = [dayBounds(starts).from, dayBounds(ends).to];
      expect(to.getTime() <= now.getTime()).toBe(true);
      const within = [...times].filter(([, at]) => at >= from && at < to).sort(([, a], [, b]) => +a - +b);
      expect(within.map(([article]) => titleOf(article))).toEqual(issue.articles);
    }
  }
});

test('no article or flash is in the future, and the one on the last session follows its flash', () => {
  for (const now of MOMENTS) {
    const times = articleTimes(now);
    const ofFlashes = flashes.map((flash) => flashTime(now, flash));
    expect([...times.values(), ...ofFlashes].filter((at) => at > now)).toEqual([]);
    const article = articles.find(({ isOfLastSession }) => isOfLastSession);
    const flash = flashes.find(({ isOfLastSession }) => isOfLastSession);
    if (!article || !flash) throw new Error('the sample has no news of the last session');
    expect(Number(times.get(article))).toBeGreaterThan(flashTime(now, flash).getTime());
  }
});

test('the newest issue is of the week that closed before the last Sunday morning', () => {
  expect(issueWeek(new Date('2026-11-28T23:59:00Z'), 0)).toEqual({
    starts: '2026-11-15',
    ends: '2026-11-21',
  });
  expect(issueWeek(new Date('2026-11-29T00:00:00Z'), 0)).toEqual({
    starts: '2026-11-22',
    ends: '2026-11-28',
  });
  expect(issueWeek(new Date('2026-12-01T00:15:00Z'), 0)).toEqual({
    starts: '2026-11-22',
    ends: '2026-11-28',
  });
});

test('letters were sent at seven on the last mornings, and the days before them have news and an article', () => {
  for (const now of MOMENTS) {
    const mornings = lastMornings(now, 2);
    expect(mornings.filter((at) => at > now || !toWireTime(at).endsWith(' 07:00:00'))).toEqual([]);
    for (const morning of mornings) {
      const day = toWireDay(new Date(morning.getTime() - 24 * HOUR_MS));
      const isOfDay = (at: Date) => toWireDay(at) === day;
      const others = flashes.filter((flash) => flash.zh && flash.en && !flash.isImportant);
      expect(others.filter((flash) => isOfDay(flashTime(now, flash))).length).toBeGreaterThanOrEqual(5);
      expect([...articleTimes(now)].some(([{ zh, en }, at]) => zh && en && isOfDay(at))).toBe(true);
    }
  }
});
