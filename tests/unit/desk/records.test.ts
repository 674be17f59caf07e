import { recordDocuments } from '@/backend/contract/records/documents';
import { RECORD_KINDS } from '@/backend/contract/records/kinds';
import { blankDocument } from '@/lib/desk/records/blank';
import { RECORD_FIELDS } from '@/lib/desk/records/fields';
import { FORMLESS_KINDS } from '@/lib/desk/records/fixed';
import { fromTimeField, toTimeField } from '@/lib/desk/records/values';
import { DESK_PAGES } from '@/lib/desk/pages';

test.each(RECORD_KINDS.filter((kind) => !FORMLESS_KINDS.includes(kind)))(
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
