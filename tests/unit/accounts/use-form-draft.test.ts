/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { clearFormDrafts, useFormDraft } from '@/lib/accounts/use-form-draft';

const show = <Value>(key: string, initial: Value) =>
  renderHook(() => useFormDraft<Value>(key, initial)).result;
const stored = (key: string) => sessionStorage.getItem(`lx_draft_${key}`);

beforeEach(() => {
  act(() => clearFormDrafts());
  sessionStorage.clear();
});

test('a draft is stored in the tab’s session storage, and shown wherever the same draft is used', () => {
  const [first, other] = [show('a', ''), show('a', '')];
  act(() => first.current[1]('typed'));
  expect(first.current[0]).toBe('typed');
  expect(other.current[0]).toBe('typed');
  expect(stored('a')).toBe('"typed"');
  expect(show('b', '').current[0]).toBe('');
});

test('a draft survives a reload', () => {
  sessionStorage.setItem('lx_draft_before', '"a text"');
  expect(show('before', '').current[0]).toBe('a text');
});

test.each([
  ['a broken one', '{'],
  ['one of another kind', '12'],
  ['a list where a text belongs', '["x"]'],
])('%s counts as no draft', (_, text) => {
  const key = `bad${text}`;
  sessionStorage.setItem(`lx_draft_${key}`, text);
  expect(show(key, '').current[0]).toBe('');
});

test('a stored text does not count as the draft of a list', () => {
  const none: string[] = [];
  sessionStorage.setItem('lx_draft_list', '"x"');
  expect(show('list', none).current[0]).toBe(none);
  sessionStorage.setItem('lx_draft_other-list', '["x"]');
  expect(show('other-list', none).current[0]).toEqual(['x']);
});

test('a value equal to the initial one is not stored, nor is an empty list', () => {
  const text = show('c', 'first');
  act(() => text.current[1]('second'));
  expect(stored('c')).toBe('"second"');
  act(() => text.current[1]('first'));
  expect(stored('c')).toBeNull();
  const none: string[] = [];
  const list = show('d', none);
  act(() => list.current[1](['x']));
  expect(stored('d')).toBe('["x"]');
  act(() => list.current[1]([]));
  expect(stored('d')).toBeNull();
});

test('drafts are deleted by the start of their keys, those stored before a reload as well', () => {
  const [mine, other] = [show('form:name', ''), show('dialog:mail', '')];
  act(() => {
    mine.current[1]('x');
    other.current[1]('y');
  });
  sessionStorage.setItem('lx_draft_form:unread', '"z"');
  act(() => clearFormDrafts('form:'));
  expect([mine.current[0], other.current[0]]).toEqual(['', 'y']);
  expect([stored('form:name'), stored('form:unread'), stored('dialog:mail')]).toEqual([null, null, '"y"']);
});

test('without a working storage, drafts last as long as the page', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const text = show('e', '');
  act(() => text.current[1]('typed'));
  expect(text.current[0]).toBe('typed');
  full.mockRestore();
});
