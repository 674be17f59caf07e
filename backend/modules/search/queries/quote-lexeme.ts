/** A word as Postgres reads it in a `tsvector` or `tsquery`: whatever is in it, it is text. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
