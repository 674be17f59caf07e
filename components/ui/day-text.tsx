const FULL_DATE = /^(\d{4})\/(.+)$/;

/** `11/20`; `2015/12/21` may end its line after the year, so that it fits where a day fits. */
export function DayText({ value }: { value: string }) {
  const [, year, day] = FULL_DATE.exec(value) ?? [];
  if (!year) return value;
  return (
    <>
      {year}/<wbr />
      {day}
    </>
  );
}
