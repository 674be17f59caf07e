import { eventsForum } from '@/backend/seed/sample/events-forum';
import { forum2026 } from '@/backend/seed/sample/landings/forum-2026';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test('the event of the forum has the sessions of its landing page, and ends with the last of them', () => {
  const [event] = eventsForum;
  const sessions = forum2026.sections.flatMap((section) =>
    section.type === 'agenda' ? section.sessions : [],
  );
  expect(event?.agenda).toHaveLength(sessions.length);
  expect(event?.agenda.map(({ title }) => title.zh).sort()).toEqual(
    sessions.map(({ title }) => title['zh-Hans']).sort(),
  );
  const ends = sessions.map(({ day, starts, minutes }) => (day - 1) * 1440 + minutesOf(starts) + minutes);
  expect(minutesOf(event?.startTime ?? '') + (event?.durationMinutes ?? 0)).toBe(Math.max(...ends));
});
