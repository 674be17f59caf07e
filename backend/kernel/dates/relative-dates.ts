const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHINA_MS = 8 * 60 * MINUTE_MS;
const UNITS: readonly (readonly [pattern: RegExp, ms: number])[] = [
  [/^(秒|sec)/, 1000],
  [/^(分|min)/, MINUTE_MS],
  [/^(个?小时|個?小時|hour|hr|h$)/, 60 * MINUTE_MS],
  [/^(天|日|day)/, DAY_MS],
  [/^(周|週|星期|week)/, 7 * DAY_MS],
];
const AGO = /^(\d+|an?|半|一|两|兩)\s*(\p{L}+?)s?\s*(?:之?前|ago)$/iu;
const NOW = /^(刚刚|剛剛|刚才|just now|now)$/i;
const DAYS: Readonly<Record<string, number>> = { 今天: 0, 昨天: 1, 前天: 2, today: 0, yesterday: 1 };
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, 半: 0.5, 一: 1, 两: 2, 兩: 2 };

/**
 * A date that says how long ago something was, `3小时前` or `yesterday 10:00`, as an absolute one: ISO, or a day where the
 * source counts in days. Null for any other text.
 * @param seenAt when it was read
 */
export function absoluteDate(text: string, seenAt: Date, isChinese: boolean): string | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const shift = isChinese ? CHINA_MS : 0;
  const dayAt = (time: number) => new Date(time + shift).toISOString().slice(0, 10);
  if (NOW.test(plain)) return seenAt.toISOString();
  const [, amount = '', unit = ''] = AGO.exec(plain) ?? [];
  const ms = UNITS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1];
  if (ms !== undefined) {
    const time = seenAt.getTime() - (NUMBERS[amount.toLowerCase()] ?? Number(amount)) * ms;
    return ms >= DAY_MS ? dayAt(time) : new Date(time).toISOString();
  }
  const [, name = '', rest = ''] = /^(今天|昨天|前天|today|yesterday)\s*(.*)$/i.exec(plain) ?? [];
  const ago = DAYS[name.toLowerCase()];
  return ago === undefined ? null : `${dayAt(seenAt.getTime() - ago * DAY_MS)} ${rest}`.trim();
}
