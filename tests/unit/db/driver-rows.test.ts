/** @jest-environment node */
import { integer, nullable, text } from '@/backend/db/codec';
import { readDriverRows } from '@/backend/db/driver-rows';

const returned = (rows: Record<string, unknown>[], string = 'select id,\n  name from t') =>
  Promise.resolve(Object.assign(rows, { statement: { string } }));

test('each named column of a row is read by its codec, and other columns are left out', async () => {
  const rows = returned([{ id: '7', name: null, other: 1 }]);
  expect(await readDriverRows(rows, { id: integer, name: nullable(text) })).toEqual([{ id: 7, name: null }]);
});

test('an unexpected value is refused with its column and statement, but not shown', async () => {
  const reading = readDriverRows(returned([{ id: 'secret', name: '' }]), { id: integer });
  await expect(reading).rejects.toThrow(
    'column id: an integer expected, not a value of type string, in: select id, name from t',
  );
});
