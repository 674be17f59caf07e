const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');
const HAN_DAYS = '一二三四五六日';

/** A cycle of hours, weekdays or months: its length, and the index a label stands for. */
const KINDS = [
  { size: 24, first: 0, place: (label: string) => /^0?(\d{1,2})(?::00|时|時|點|点)?$/.exec(label)?.[1] },
  { size: 7, first: 0, place: weekday },
  { size: 12, first: 1, place: month },
] as const;

/** Whether labels are all hours of a day, all weekdays or all months, in their order. */
export function isCycle(labels: readonly string[]): boolean {
  return KINDS.some(
    ({ size, first, place }) =>
      labels.length === size &&
      labels.every((label, index) => Number(place(label.trim()) ?? NaN) === index + first),
  );
}

function weekday(label: string): string | undefined {
  const short = label.toLowerCase().slice(0, 3);
  const at = WEEKDAYS.includes(short)
    ? WEEKDAYS.indexOf(short)
    : HAN_DAYS.indexOf(label.replace(/^(?:星期|周|週|礼拜)/, '').replace('天', '日'));
  return at < 0 || label === '' ? undefined : String(at);
}

function month(label: string): string | undefined {
  const at = MONTHS.indexOf(label.toLowerCase().slice(0, 3));
  return at >= 0 ? String(at + 1) : /^0?(\d{1,2})月?$/.exec(label)?.[1];
}
