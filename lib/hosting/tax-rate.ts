const WHOLE = 10_000;

/** A rate in hundredths of a percent as people write it: 600 is `6`, 925 is `9.25`. */
export function toPercent(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** A rate as people write it, with or without a percent sign, in hundredths of a percent; null for anything else. */
export function toBasisPoints(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim() || '0');
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= WHOLE ? points : null;
}
