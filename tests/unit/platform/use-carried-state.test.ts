/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { beginChange, endChange, isChanging, pendingLocale } from '@/lib/platform/language/change';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

const show = (key: string) => renderHook(() => useCarriedState(key, 'initial'));

test('state survives a change of language, and the next one', () => {
  let part = show('a');
  act(() => part.result.current[1]('opened'));
  const restore = jest.fn();
  for (const to of ['en', 'zh-Hant'] as const) {
    beginChange(to, restore);
    expect(isChanging()).toBe(true);
    part.unmount();
    part = show('a');
    expect(part.result.current[0]).toBe('opened');
    // On a page the change ends before the effects of its parts run. Here it ends after them, so the state is set
    // again.
    endChange(to);
    expect(isChanging()).toBe(false);
    act(() => part.result.current[1]('other'));
    act(() => part.result.current[1]('opened'));
  }
  expect(restore).toHaveBeenCalledTimes(2);
});

test('any other navigation starts with the initial state', () => {
  const { result, unmount } = show('b');
  act(() => result.current[1]('opened'));
  unmount();
  expect(show('b').result.current[0]).toBe('initial');
  beginChange('en', () => undefined);
  expect(show('b2').result.current[0]).toBe('initial');
  endChange('en');
});

test('a component that appears outside a change starts with its initial state', () => {
  const { result } = show('d');
  act(() => result.current[1]('opened'));
  expect(show('d').result.current[0]).toBe('initial');
});

test('the state of a component removed before the change is not restored', () => {
  const { result, unmount } = show('c');
  act(() => result.current[1]('opened'));
  unmount();
  beginChange('en', () => undefined);
  expect(show('c').result.current[0]).toBe('initial');
  endChange('en');
});

test('a second choice during a change keeps the state saved by the first one, and ends in its language', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  beginChange('en', first);
  beginChange('zh-Hant', second);
  expect(pendingLocale()).toBe('zh-Hant');
  endChange('en');
  expect(isChanging()).toBe(true);
  endChange('zh-Hant');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});
