import { useEffect, useEffectEvent } from 'react';
import { readStored } from '@/lib/platform/storage/browser-storage';
import { isLetterKey, keyName } from './keys';

/**
 * The storage key of the setting that turns single-key shortcuts off: they interfere with dictation and accidental key
 * presses.
 */
export const LETTER_KEYS = 'lx_desk_letter_keys';

export function hasLetterKeys(): boolean {
  return readStored(LETTER_KEYS, 'browser') !== 'off';
}

/**
 * Runs functions of a page by the names of keys (`keyName`). While the reader types in a field, only escape and keys
 * with ctrl or alt work. No key works while a dialog is open.
 */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = event.defaultPrevented ? null : keyName(event);
    const run = name === null ? undefined : keys[name];
    if (!name || !run || document.querySelector('dialog[open]')) return;
    if (isLetterKey(name) && (isWriting(event.target) || (name !== '?' && !hasLetterKeys()))) return;
    if (name === 'enter' && event.target instanceof Element && event.target.closest('a, button')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether keys pressed on an element write into it. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null
  );
}
