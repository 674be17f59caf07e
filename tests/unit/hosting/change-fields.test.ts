/** @jest-environment node */
import { changedField } from '@/lib/hosting/form/change-fields';
import { goPages } from '@/lib/hosting/pages';

test.each([
  ['start_time', { kind: 'field', name: 'start_time' }],
  ['zh-Hans.address', { kind: 'text', name: 'address', lang: 'zh-Hans' }],
  ['tickets.普通票1.0.quantity', { kind: 'ticket', name: '普通票1.0', term: 'quantity' }],
])('%s names a field, a text or a ticket type', (field, changed) => {
  expect(changedField(field)).toEqual(changed);
});

test('keys lead only to the pages that the role may open', () => {
  const lettersOf = (role: 'owner' | 'editor' | 'gate') => goPages([role]).map(({ letter }) => letter);
  expect(lettersOf('owner')).toEqual(['o', 'c', 't']);
  expect(lettersOf('editor')).toEqual(['c', 't']);
  expect(lettersOf('gate')).toEqual([]);
});
