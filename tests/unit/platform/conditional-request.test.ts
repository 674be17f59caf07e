import { isUnchanged } from '@/lib/platform/cache/conditional-request';

const ETAG = 'W/"a,b"';
const CHANGED = 'Fri, 20 Nov 2026 08:00:00 GMT';

const isUnchangedFor = (ifNoneMatch: string | null, ifModifiedSince: string | null = null) =>
  isUnchanged({ ifNoneMatch, ifModifiedSince }, ETAG, CHANGED);

test.each([
  ['the same tag', 'W/"a,b"', true],
  ['the tag without its weakness', '"a,b"', true],
  ['a list with the tag', '"x" , W/"a,b","y"', true],
  ['a list without it', '"a", "b"', false],
  ['any version', ' * ', true],
  ['a star in a list, which is no form of the header', '"x", *', false],
  ['no tag at all', 'a,b', false],
  ['an empty header', '', false],
])('%s', (_, header, isKnown) => expect(isUnchangedFor(header)).toBe(isKnown));

test.each([
  ['the date of the change', CHANGED, true],
  ['a later date', 'Sat, 21 Nov 2026 08:00:00 GMT', true],
  ['an earlier date', 'Fri, 20 Nov 2026 07:59:59 GMT', false],
  ['the form of RFC 850', 'Friday, 20-Nov-26 08:00:00 GMT', true],
  ['the form of asctime', 'Fri Nov 20 08:00:00 2026', true],
  ['an earlier date in that form', 'Fri Nov  6 08:00:00 2026', false],
  ['a date that is none of HTTP', '2026-11-21T08:00:00Z', false],
  ['no date', 'yesterday', false],
])('%s', (_, header, isKnown) => expect(isUnchangedFor(null, header)).toBe(isKnown));

test('a tag decides alone, even against the date', () => {
  expect(isUnchangedFor('"x"', CHANGED)).toBe(false);
  expect(isUnchangedFor('W/"a,b"', 'Fri, 20 Nov 2020 08:00:00 GMT')).toBe(true);
});

test('what has neither tag nor date has always changed, unless any version is enough', () => {
  const requestFor = (ifNoneMatch: string | null) =>
    isUnchanged({ ifNoneMatch, ifModifiedSince: CHANGED }, undefined, undefined);
  expect([requestFor('"a"'), requestFor(null), requestFor('*')]).toEqual([false, false, true]);
});
