import { useEffect, useEffectEvent } from 'react';

/**
 * Runs functions by single keys (`a`, `shift+a`, `/`, `?`, `enter`, `escape`). Letters go by their place on the
 * keyboard, so that an input method does not matter. Only escape works in a text field; none works while a dialog is
 * open, or together with ctrl, alt or the command key.
 */
export function useOrderKeys(keys: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const { target } = event;
    const isWriting =
      target instanceof Element &&
      target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]');
    const name = nameOf(event);
    if (isWriting && name !== 'escape') return;
    if (name === 'enter' && target instanceof Element && target.closest('a, button')) return;
    const run = name === null ? undefined : keys[name];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function nameOf({ code, key, shiftKey }: KeyboardEvent): string | null {
  if (key === '?' || key === '？') return '?';
  if (key === 'Enter') return 'enter';
  if (key === 'Escape') return 'escape';
  if (code === 'Slash') return '/';
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter === undefined ? null : shiftKey ? `shift+${letter}` : letter;
}
