import { changedFields, mergeFields } from '@/lib/saving/merge';

const base = { name: { en: 'A' }, url: 'https://a.example', position: 1 };

describe('a form when somebody else has saved another version', () => {
  test('takes what only they changed and keeps what only we changed', () => {
    const mine = { ...base, position: 2 };
    const theirs = { ...base, name: { en: 'B' } };
    expect(mergeFields(base, mine, theirs)).toEqual({
      document: { name: { en: 'B' }, url: 'https://a.example', position: 2 },
      both: [],
    });
  });

  test('asks about what both changed, and shows our text in the form', () => {
    const mine = { ...base, name: { en: 'Mine' } };
    const theirs = { ...base, name: { en: 'Theirs' } };
    expect(mergeFields(base, mine, theirs)).toEqual({ document: mine, both: ['name'] });
  });

  test('asks nothing when both wrote the same', () => {
    const same = { ...base, position: 9 };
    expect(mergeFields(base, same, { ...same })).toEqual({ document: same, both: [] });
  });
});

test('neither the order of the parts of a value nor a missing value makes a difference', () => {
  const [from, to] = [
    { name: { en: 'A', 'zh-Hans': '甲' }, url: null },
    { name: { 'zh-Hans': '甲', en: 'A' } },
  ];
  expect(changedFields<object>(from, to)).toEqual([]);
});

test('parts that are ignored make no difference, on either side', () => {
  const isIgnored = (name: string) => name === 'key';
  const [first, mine, theirs] = ['a', 'b', 'c'].map((key) => ({ rows: [{ key, text: 'x' }], size: 1 }));
  if (!first || !mine || !theirs) throw new Error('three versions');
  expect(mergeFields(first, mine, { ...theirs, size: 2 }, isIgnored)).toEqual({
    document: { ...mine, size: 2 },
    both: [],
  });
});
