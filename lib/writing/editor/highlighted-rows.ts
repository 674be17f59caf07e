const SEPARATORS = /[,，、\s]+/;

/** Rows as people count them ("1, 3") to those of `data-highlight`, which counts from 0 ("0,2"). */
export function rowsToAttribute(typed: string): string {
  return typed
    .split(SEPARATORS)
    .map(Number)
    .filter((row) => Number.isInteger(row) && row > 0)
    .map((row) => row - 1)
    .join(',');
}

/** The rows of `data-highlight` as people count them. */
export function rowsOfAttribute(attribute: string): string {
  return attribute
    .split(SEPARATORS)
    .filter((row) => /^\d+$/.test(row))
    .map((row) => Number(row) + 1)
    .join(', ');
}
