import type { ReactNode } from 'react';

interface DataColumn {
  key: string;
  label: string;
  /** Whether its cells are figures: narrow, of equal width, aligned right. */
  numeric?: boolean;
}

export interface DataTableProps {
  /** Caption for screen readers, and the label of the scrolling frame. */
  caption: string;
  columns: readonly DataColumn[];
  /** Rows by column key; the first column is the row's head. */
  rows: readonly Readonly<Record<string, ReactNode>>[];
}

/** A table that scrolls in its own frame when it is too wide or too high. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="max-h-[32rem] min-w-0 overflow-auto">
      <table className="w-full border-collapse break-words text-[.84375rem]/[1.5] text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-band text-ink-3">
          <tr>
            {columns.map(({ key, label, numeric = false }) => (
              <th key={key} scope="col" className={`${cell(numeric)} font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-rule">
              {columns.map(({ key, numeric = false }, i) =>
                i === 0 ? (
                  <th key={key} scope="row" className={`${cell(numeric)} min-w-[5.5em] font-normal`}>
                    {row[key]}
                  </th>
                ) : (
                  <td key={key} className={cell(numeric)}>
                    {row[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cell(numeric: boolean): string {
  return `px-2.5 py-1.5 first:pl-2.5 ${numeric ? 'n text-right' : 'text-left'}`;
}
