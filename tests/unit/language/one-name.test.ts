import { comingLanding, landings } from '@/backend/seed/sample/landings';
import { partners } from '@/backend/seed/sample/partners';
import english from '@/messages/en.json';
import simplified from '@/messages/zh-Hans.json';

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

test('who holds an event is called organiser in English, and nothing else', () => {
  expect(wordsOf(english).filter((message) => /\b(?:co-)?host(?:s|ed|ing)?\b/i.test(message))).toEqual([]);
});

test('who holds an event is called 主办方 in Chinese', () => {
  expect(wordsOf(simplified).filter((message) => /举办方|组织者|承办方|协办/.test(message))).toEqual([]);
});

test('topics, landing pages, members and embargoes have one Chinese name each, and tags one in English', () => {
  expect(wordsOf(simplified).filter((message) => /话题|专页|会员|搁置/.test(message))).toEqual([]);
  // The labels of a chart are no tags.
  const others = wordsOf(english).filter((message) => !/first column/.test(message));
  expect(others.filter((message) => /\blabels\b/i.test(message))).toEqual([]);
});

/** Checks titles of partners' tiers and texts about partners, which must not say host. */
test('organisers among the partners of the sample are called organisers, too', () => {
  const titles = wordsOf([landings, comingLanding]).filter((text) =>
    /^(?:co-?)?(?:hosts?|organisers?)$/i.test(text),
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((text) => /host/i.test(text))).toEqual([]);
  expect(
    wordsOf([landings, comingLanding, partners]).filter((text) =>
      /\bco-?hosts?\b|^合办|协办|举办方/i.test(text),
    ),
  ).toEqual([]);
});
