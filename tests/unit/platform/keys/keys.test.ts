import { isLetterKey, keyName } from '@/lib/platform/keys/keys';

const pressed = (part: Partial<Parameters<typeof keyName>[0]>) =>
  keyName({
    code: '',
    key: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    ...part,
  });

test('a letter key is identified by its position, whatever character it types', () => {
  expect(pressed({ code: 'KeyA', key: 'ф' })).toBe('a');
  expect(pressed({ code: 'KeyY', key: '¥', altKey: true })).toBe('alt+y');
  expect(pressed({ code: 'Numpad3', key: '3' })).toBe('3');
  expect(pressed({ code: 'Enter', key: 'Enter', metaKey: true })).toBe('ctrl+enter');
});

test('the question mark is recognised on any keyboard', () => {
  expect(pressed({ code: 'Slash', key: '?', shiftKey: true })).toBe('?');
  expect(pressed({ code: 'Minus', key: '?', shiftKey: true })).toBe('?');
  expect(pressed({ code: 'Slash', key: '？', shiftKey: true })).toBe('?');
});

test('keys pressed while an input method is composing are ignored', () => {
  expect(pressed({ code: 'KeyA', key: 'Process', isComposing: true })).toBeNull();
  expect(pressed({ code: 'F5', key: 'F5' })).toBeNull();
});

test('letter keys type in a text, while combinations and Escape work everywhere', () => {
  expect(['a', '1', 'enter', '?', 'alt+z', 'ctrl+enter', 'escape'].filter(isLetterKey)).toEqual([
    'a',
    '1',
    'enter',
    '?',
  ]);
});
