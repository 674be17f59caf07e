/** Whether a name is a time zone this program supports. A mere offset such as `+08:00` is none: calendars have no rules for it. */
export function isTimeZone(name: string): boolean {
  return canonicalZone(name) !== null;
}

/** The one name of a time zone, whatever the letter case or the alias; null for an unknown zone and for an offset. */
export function canonicalZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
