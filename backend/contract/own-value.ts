/**
 * The entry of a table under a key from outside. Names that every object inherits, such as `constructor`, count only if
 * the table has an entry of its own for them.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
