/**
 * The entry of a table under a key that others chose. Names that every object has, such as `constructor`, are no entries
 * unless they were put there.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
