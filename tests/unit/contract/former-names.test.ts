import { z } from 'zod';
import { calls } from '@/backend/contract/calls';
import { addFormerNames, renamedField, readFormerNames } from '@/backend/contract/renamed-fields';

const line = z.object({ type_id: renamedField('id', z.number()), count: z.number() });
const schema = z.object({
  lines: z.array(line).optional(),
  type_ids: renamedField('ids', z.array(z.number())).max(2).default([]),
  first: line.nullable(),
});

test('a request with former names is read as one with the new names', () => {
  const payload = { lines: [{ id: 1, count: 2 }], ids: [1], first: null };
  expect(schema.parse(readFormerNames(schema, payload))).toEqual({
    lines: [{ type_id: 1, count: 2 }],
    type_ids: [1],
    first: null,
  });
});

test('the new name counts where a request has both', () => {
  expect(readFormerNames(line, { id: 1, type_id: 2, count: 3 })).toEqual({ type_id: 2, count: 3 });
});

test('an answer has values under both names, and only where there are any', () => {
  expect(addFormerNames(schema, { lines: [{ type_id: 1, count: 2 }], first: null })).toEqual({
    lines: [{ type_id: 1, id: 1, count: 2 }],
    first: null,
  });
});

test('payloads that are no objects are left to the schema', () => {
  for (const payload of [null, 1, 'text', [{ id: 1 }]])
    expect(readFormerNames(line, payload)).toEqual(payload);
});

test('a request with the former name of a value is read as one with the new name', () => {
  const { input } = calls.bulkContents;
  expect(readFormerNames(input, { act: 'hold' })).toEqual({ act: 'embargo' });
  expect(readFormerNames(input, { act: 'toString' })).toEqual({ act: 'toString' });
});

test('tickets keep their name beside ticket types, which had the same', () => {
  const { input } = calls.cancelActivityOrder;
  expect(readFormerNames(input, { id: 1, ticket_ids: [2] })).toEqual({ id: 1, ticket_ids: [2] });
  const { input: list } = calls.saveCheckInList;
  expect(readFormerNames(list, { ticket_ids: [2] })).toEqual({ ticket_type_ids: [2] });
});
