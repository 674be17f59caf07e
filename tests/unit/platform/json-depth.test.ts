import { isDeeperThan } from '@/lib/platform/session/json-depth';

const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('isDeeperThan', () => {
  it.each([
    ['as deep as it may', nest(64), false],
    ['one deeper', nest(65), true],
    ['deep objects', '{"a":'.repeat(70) + '1' + '}'.repeat(70), true],
    ['many beside one another', `[${'[],'.repeat(500)}[]]`, false],
    ['brackets in a text', JSON.stringify({ text: '['.repeat(500) }), false],
    ['brackets after a quote in a text', JSON.stringify({ text: `"${'['.repeat(500)}` }), false],
    ['brackets after a text that ends in a backslash', `["\\\\",${nest(70)}]`, true],
    ['never closed', '['.repeat(65), true],
    ['no JSON at all', ']]]]', false],
  ])('%s', (_what, text, expected) => expect(isDeeperThan(text, 64)).toBe(expected));

  // An implementation that reads parts again and again would take minutes, and the test would time out.
  it('reads the longest accepted body only once', () => {
    expect(isDeeperThan(`"${'\\"'.repeat(131_000)}`, 64)).toBe(false);
    expect(isDeeperThan('"'.repeat(262_000), 64)).toBe(false);
  });
});
