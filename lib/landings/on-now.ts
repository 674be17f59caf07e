interface Timed {
  /** ISO text. */
  startsAt: string;
  endsAt: string;
}

const MINUTE_MS = 60_000;

/**
 * The sessions running at a moment, with the minutes left, and the next one to begin within 12 hours; null for none.
 */
export function onNow<Session extends Timed>(
  sessions: readonly Session[],
  nowMs: number,
): {
  running: (Session & { minutesLeft: number })[];
  next: (Session & { minutesUntil: number }) | null;
} {
  const minutes = (iso: string) => Math.ceil((Date.parse(iso) - nowMs) / MINUTE_MS);
  const running = sessions
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt))
    .map((session) => ({ ...session, minutesLeft: minutes(session.endsAt) }));
  const [next] = sessions
    .filter(
      ({ startsAt }) => Date.parse(startsAt) > nowMs && Date.parse(startsAt) - nowMs < 12 * 60 * MINUTE_MS,
    )
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return { running, next: next ? { ...next, minutesUntil: minutes(next.startsAt) } : null };
}
