/** Widths of the characters in the narrow typeface, in em; a character without an entry has the width of a digit. */
const WIDTHS: Readonly<Record<string, string>> = { '/': '0.27em', '–': '0.515em' };
const DIGIT = '0.391em';

/**
 * `12/05` with a paler slash, or `5 Dec` with a smaller month, in large figures. Each figure has a fixed width, so that
 * nothing moves when the narrow typeface has loaded.
 */
export function LargeDate({ value }: { value: string }) {
  const [figures = '', month] = value.split(' ');
  return (
    <>
      {[...figures].map((figure, at) => (
        <span
          key={at}
          className={`inline-block text-center ${figure === '/' ? 'font-normal text-ink-3' : ''}`}
          style={{ width: WIDTHS[figure] ?? DIGIT }}
        >
          {figure}
        </span>
      ))}
      {month && <span className="text-figure-unit"> {month}</span>}
    </>
  );
}
