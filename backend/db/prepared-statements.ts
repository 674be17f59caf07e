import type postgres from 'postgres';

/** A statement is prepared when it is sent for this time; many are sent once or twice only. */
const TIMES = 3;
/** The most statements a connection has prepared: each takes some ten kilobytes at the server. */
const MAX_PREPARED = 400;
const MAX_SEEN = 5000;
const MAX_CHARACTERS = 20_000;

type Client = postgres.Sql | postgres.TransactionSql;

/**
 * A client whose statements are parsed and planned once for each connection instead of at every call, when they are sent
 * often. PostgreSQL goes on planning anew where a plan for all parameters would be worse.
 */
export function withPreparedStatements<Sql extends Client>(sql: Sql): Sql {
  return wrap(sql, countStatements());
}

/** Tells of each statement whether it is sent often enough to be prepared. */
function countStatements(): (text: string) => boolean {
  const seen = new Map<string, number>();
  const prepared = new Set<string>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= MAX_PREPARED || text.length > MAX_CHARACTERS) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < TIMES) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.set(text, times);
      return false;
    }
    seen.delete(text);
    prepared.add(text);
    return true;
  };
}

function wrap<Sql extends Client>(sql: Sql, isOften: (text: string) => boolean): Sql {
  /** Passes transactions on as clients that prepare, too. */
  const around =
    (begin: (...words: unknown[]) => unknown) =>
    (...words: unknown[]) => {
      const work = words.pop();
      if (typeof work !== 'function') throw new TypeError('a transaction needs a function');
      return begin.call(sql, ...words, (inner: postgres.TransactionSql) => work(wrap(inner, isOften)));
    };
  return new Proxy(sql, {
    get(target, key) {
      if (key === 'unsafe')
        return (text: string, parameters?: never[], options?: object) =>
          target.unsafe(text, parameters, { ...options, prepare: isOften(text) });
      const value: unknown = Reflect.get(target, key);
      return (key === 'begin' || key === 'savepoint') && typeof value === 'function'
        ? around(value as (...words: unknown[]) => unknown)
        : value;
    },
  });
}
