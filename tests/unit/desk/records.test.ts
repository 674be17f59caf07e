import { recordDocuments } from '@/backend/contract/records/documents';
import { RECORD_KINDS } from '@/backend/contract/records/kinds';
import { blankDocument } from '@/lib/desk/records/blank';
import { RECORD_FIELDS } from '@/lib/desk/records/fields';
import { mergeDocuments } from '@/lib/desk/records/merge-documents';
import { fromTimeField, toTimeField } from '@/lib/desk/records/values';
import { DESK_PAGES } from '@/lib/desk/pages';

const base = { name: { en: 'A' }, url: 'https://a.example', position: 1 };

describe('a form when somebody else has saved another version', () => {
  test('takes what only they changed and keeps what only we changed', () => {
    const mine = { ...base, position: 2 };
    const theirs = { ...base, name: { en: 'B' } };
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      document: { name: { en: 'B' }, url: 'https://a.example', position: 2 },
      both: [],
    });
  });

  test('asks about what both changed, and shows our text in the form', () => {
    const mine = { ...base, name: { en: 'Mine' } };
    const theirs = { ...base, name: { en: 'Theirs' } };
    expect(mergeDocuments(base, mine, theirs)).toEqual({ document: mine, both: ['name'] });
  });

  test('asks nothing when both wrote the same', () => {
    const same = { ...base, position: 9 };
    expect(mergeDocuments(base, same, { ...same })).toEqual({ document: same, both: [] });
  });
});

test.each(RECORD_KINDS)(
  'the form of a %s has every field of its document, and an empty form is of the document’s shape',
  (kind) => {
    const { shape } = recordDocuments[kind];
    expect(RECORD_FIELDS[kind].map(({ name }) => name).toSorted()).toEqual(Object.keys(shape).toSorted());
    const issues = recordDocuments[kind].safeParse(blankDocument(kind)).error?.issues ?? [];
    // The only errors are missing values; none is of a wrong type.
    expect(
      issues.filter(({ code, path }) => code === 'invalid_type' && !/_id$|starts|ends/.test(path.join())),
    ).toEqual([]);
  },
);

test('every kind of record has a desk page', () => {
  expect(
    DESK_PAGES.flat()
      .flatMap(({ kinds }) => kinds ?? [])
      .toSorted(),
  ).toEqual([...RECORD_KINDS].toSorted());
});

test('times are unchanged when converted to a field and back', () => {
  expect(toTimeField('2026-01-02 03:04:00')).toBe('2026-01-02T03:04');
  expect(fromTimeField('2026-01-02T03:04')).toBe('2026-01-02 03:04:00');
  expect([toTimeField(null), fromTimeField('')]).toEqual(['', null]);
});
