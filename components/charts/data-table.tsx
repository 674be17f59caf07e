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
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-band text-ink-3">
          <tr>
            {columns.map(({ key, label, numeric = false }) => (
              <th key={key} scope="col" className={figures(numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ key, numeric = false }, i) =>
                i === 0 ? (
                  <th key={key} scope="row" className={figures(numeric)}>
                    {row[key]}
                  </th>
                ) : (
                  <td key={key} className={figures(numeric)}>
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

/** The class of a cell. Styles that all cells share are on the table, because a page may have hundreds of cells. */
function figures(isNumeric: boolean): string | undefined {
  return isNumeric ? 'n' : undefined;
}
