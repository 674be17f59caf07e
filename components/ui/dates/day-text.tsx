const YEAR_FIRST = /^(\d{4})\/(.+)$/;
const YEAR_LAST = /^(.+) (\d{4})$/;

/**
 * A date that fits the gutter: `11/20` unchanged, `2015/12/21` may break after the year, `21 Dec 2015` breaks before
 * it.
 */
export function DayText({ value }: { value: string }) {
  const [, day, yearAfter] = YEAR_LAST.exec(value) ?? [];
  if (yearAfter)
    return (
      <>
        {day}
        <br />
        {yearAfter}
      </>
    );
  const [, year, rest] = YEAR_FIRST.exec(value) ?? [];
  if (!year) return value;
  return (
    <>
      {year}/<wbr />
      {rest}
    </>
  );
}
