import { useEffect, useEffectEvent } from 'react';
import { readStored } from '@/lib/platform/storage/browser-storage';
import { isLetterKey, keyName } from './keys';

/** Single letters can be turned off by whoever speaks to the machine, or hits keys unawares. */
export const LETTER_KEYS = 'lx_desk_letter_keys';

export function hasLetterKeys(): boolean {
  return readStored(LETTER_KEYS, 'browser') !== 'off';
}

/**
 * Keys of a page by their names. Letters are the text's own while somebody writes in a field, and none works below an
 * open dialog.
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

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
