import { isComposing } from './is-composing';

interface Pressed {
  code: string;
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode?: number;
}

const NAMED: Record<string, string> = {
  Enter: 'enter',
  NumpadEnter: 'enter',
  Escape: 'escape',
  Slash: '/',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Delete: 'delete',
};

/**
 * The name of a key on the desk: `a`, `1`, `?`, `alt+y`, `ctrl+enter`; `ctrl` is the command key, too. Except for `?`,
 * a key is identified by its position on the keyboard, so that input methods and layouts do not matter. Null while an
 * input method is composing, and for keys the desk does not know.
 */
export function keyName(event: Pressed): string | null {
  if (isComposing(event)) return null;
  const { code, key, altKey, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if ((key === '?' || key === '？') && !isControl && !altKey) return '?';
  const name = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? NAMED[code];
  if (name === undefined) return null;
  return `${isControl ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${name}`;
}

/** Whether a key belongs to the text while somebody types: any key except escape and those with ctrl or alt. */
export function isLetterKey(name: string): boolean {
  return !/^(?:ctrl|alt)\+/.test(name) && name !== 'escape';
}
