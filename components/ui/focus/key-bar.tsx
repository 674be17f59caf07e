/** Keys and a description of what they do. */
export interface KeyRow {
  keys: readonly string[];
  label: string;
}

/** The keys of a page at the foot of the window, from 900 px. */
export function KeyBar({ rows, aside }: { rows: readonly KeyRow[]; aside?: string }) {
  return (
    <div className="no-print sticky bottom-0 z-10 flex min-h-11 items-center gap-5 border-t-2 border-ink bg-paper px-6 text-xs max-md:hidden">
      <ul className="flex flex-1 flex-wrap gap-x-5">
        {rows.map(({ keys, label }) => (
          <li key={label} className="flex items-center gap-1.5 whitespace-nowrap">
            {keys.map((key) => (
              <kbd key={key} className="key-cap">
                {key}
              </kbd>
            ))}
            {label}
          </li>
        ))}
      </ul>
      {aside && <p className="n text-ink-3">{aside}</p>}
    </div>
  );
}
