import { anyOfQueries } from '@/backend/modules/search/queries/any-of-queries';

describe('a query for one of several ways', () => {
  it('writes what they share once', () => {
    expect(anyOfQueries([['a', 'b', 'c']])).toBe('a & b & c');
    expect(anyOfQueries([['a'], ['b']])).toBe('a | b');
    expect(anyOfQueries([['a', 'b'], ['ab']])).toBe('(a & b) | ab');
    expect(
      anyOfQueries([
        ['a', 'x', 'c'],
        ['a', 'y', 'c'],
      ]),
    ).toBe('a & c & (x | y)');
    expect(
      anyOfQueries([
        ['a', 'x'],
        ['b', 'x'],
        ['a', 'y'],
        ['b', 'y'],
      ]),
    ).toBe('(a & (x | y)) | (b & (x | y))');
  });

  it('needs no more than the shortest of ways that contain each other', () => {
    expect(anyOfQueries([['a', 'b'], ['a']])).toBe('a');
  });

  it('matches exactly what all the ways match', () => {
    const words = ['a', 'b', 'c', 'd', 'e'];
    const subset = (bits: number) => words.filter((_, at) => bits & (1 << at));
    // A fixed order of all pairs and some triples of ways.
    for (let seed = 1; seed < 400; seed += 1) {
      const ways = [seed * 7, seed * 13 + 5, seed * 29 + 11].map((bits) => subset((bits % 31) + 1));
      const query = anyOfQueries(ways);
      for (let bits = 0; bits < 32; bits += 1) {
        const present = subset(bits);
        const expected = ways.some((way) => way.every((word) => present.includes(word)));
        expect([query, present, matches(query, present)]).toEqual([query, present, expected]);
      }
    }
  });
});

/** Evaluates a query of words, `&`, `|` and parentheses, where `&` binds more tightly. */
function matches(query: string, words: readonly string[]): boolean {
  const tokens = query.match(/[a-z]+|[&|()]/g) ?? [];
  const any = (): boolean => {
    let result = all();
    while (tokens[0] === '|') {
      tokens.shift();
      const next = all();
      result = result || next;
    }
    return result;
  };
  const all = (): boolean => {
    let result = term();
    while (tokens[0] === '&') {
      tokens.shift();
      const next = term();
      result = result && next;
    }
    return result;
  };
  const term = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return words.includes(token);
    const result = any();
    tokens.shift();
    return result;
  };
  return any();
}
