/**
 * `tsquery` text for all clauses of one of the ways. What several ways share is written once, as the index looks at every
 * part of a query for every document: `(a & b) | (a & c)` is `a & (b | c)`.
 */
export function anyOfQueries(ways: readonly (readonly string[])[]): string {
  const each = [...new Map(ways.map((way) => [way.join(' & '), way])).values()];
  const [first = []] = each;
  if (each.length < 2) return first.join(' & ');
  const common = first.filter((clause) => each.every((way) => way.includes(clause)));
  if (common.length > 0) {
    const rests = each.map((way) => without(way, common));
    // The shortest way is enough: the others ask for more.
    return rests.some((rest) => rest.length === 0)
      ? common.join(' & ')
      : [...common, `(${anyOfQueries(rests)})`].join(' & ');
  }
  return groupsOf(each).map(wrapped).join(' | ');
}

/** The ways in groups, each of those that share the clause which most of them have. */
function groupsOf(ways: readonly (readonly string[])[]): (readonly string[])[][] {
  const counts = new Map<string, number>();
  for (const clause of ways.flat()) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  const [shared, count] = [...counts].reduce((max, entry) => (entry[1] > max[1] ? entry : max));
  if (count < 2) return ways.map((way) => [way]);
  const others = ways.filter((way) => !way.includes(shared));
  return [ways.filter((way) => way.includes(shared)), ...(others.length > 0 ? groupsOf(others) : [])];
}

const wrapped = (group: readonly (readonly string[])[]): string => {
  const isOneClause = group.length === 1 && (group[0]?.length ?? 0) < 2;
  return isOneClause ? anyOfQueries(group) : `(${anyOfQueries(group)})`;
};

const without = (way: readonly string[], clauses: readonly string[]): string[] =>
  way.filter((clause) => !clauses.includes(clause));
