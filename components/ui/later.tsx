import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { afterLoad } from '@/lib/platform/navigation/after-load';

const nothing = () => null;

/**
 * A part of the page whose program comes after the page itself. What stands in its place until then is what readers
 * without scripts see; where the program does not come, it stays, and is asked for again with the next page.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: ComponentType<Props> = nothing,
) {
  const { usePart } = laterPart(load);
  return function Later(props: Props) {
    return createElement(usePart() ?? before, props);
  };
}

/**
 * A part that is loaded once for the whole document, when the page has come to rest. `ask` asks for it, again where it
 * did not come before. `usePart` asks, too, and is null until it is there, also while React takes over what a server
 * sent. `whenCome` settles only when it is there.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const listeners = new Set<() => void>();
  let part: ComponentType<Props> | null = null;
  let isAsked = false;
  let arrive: (part: ComponentType<Props>) => void;
  const whenCome = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve));

  const ask = async () => {
    if (isAsked) return;
    isAsked = true;
    try {
      await afterLoad();
      part = await load();
      arrive(part);
      for (const changed of listeners) changed();
    } catch {
      isAsked = false;
    }
  };
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    void ask();
    return () => listeners.delete(changed);
  };
  const read = () => part;

  return { ask, usePart: () => useSyncExternalStore(subscribe, read, nothing), whenCome };
}
