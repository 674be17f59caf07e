const ROW = /^\s{0,3}\|.*\|\s*$/;
const DELIMITER = /^[\s|:-]+$/;

/**
 * Adds the row of dashes under the head of tables that lack it. Two rows with the same number of cells count as a
 * table.
 */
export function withDelimiterRows(markdown: string): string {
  const lines = markdown.split('\n');
  return lines
    .flatMap((line, at) => {
      const next = lines[at + 1] ?? '';
      const begins = ROW.test(line) && !ROW.test(lines[at - 1] ?? '');
      if (!begins || !ROW.test(next) || DELIMITER.test(line) || DELIMITER.test(next)) return [line];
      const count = cellsIn(line);
      return count === cellsIn(next) ? [line, `|${' --- |'.repeat(count)}`] : [line];
    })
    .join('\n');
}

function cellsIn(row: string): number {
  return row.trim().replace(/\\\|/g, '').split('|').length - 2;
}
