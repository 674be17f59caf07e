const SEPARATORS = /[,，、\s]+/;

/** Converts row numbers as people count ("1, 3") to those of `data-highlight`, which count from 0 ("0,2"). */
export function rowsToAttribute(typed: string): string {
  return typed
    .split(SEPARATORS)
    .map(Number)
    .filter((row) => Number.isInteger(row) && row > 0)
    .map((row) => row - 1)
    .join(',');
}

/** Converts the row numbers of `data-highlight` to those that people count. */
export function rowsOfAttribute(attribute: string): string {
  return attribute
    .split(SEPARATORS)
    .filter((row) => /^\d+$/.test(row))
    .map((row) => Number(row) + 1)
    .join(', ');
}
