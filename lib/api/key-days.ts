const DAY_MS = 86_400_000;
/** Within this time its end is shown as near. */
const SOON_DAYS = 14;

/** How many days a new key can work; `endless` for one that does not expire. */
export const KEY_DAYS = ['30', '90', '365', 'endless'] as const;
export type KeyDays = (typeof KEY_DAYS)[number];

/** The ISO time at which a key made now expires; null for never. */
export const expiryAfter = (days: KeyDays, now: Date): string | null =>
  days === 'endless' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString();

/** Whether a key that expires at an ISO time does so within two weeks. */
export const isEndingSoon = (expiresAt: string, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() < SOON_DAYS * DAY_MS;
