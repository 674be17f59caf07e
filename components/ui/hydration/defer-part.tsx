import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { afterLoad } from '@/lib/platform/navigation/after-load';

const nothing = () => null;

/**
 * A part of the page whose script loads after the page. Until then `before` is rendered, which readers without scripts
 * see, too. When loading fails, `before` stays, and the next page tries again.
 */
export function deferPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: ComponentType<Props> = nothing,
) {
  const { usePart } = deferLoading(load);
  return function DeferredPart(props: Props) {
    return createElement(usePart() ?? before, props);
  };
}

/**
 * A part that is loaded once for the whole document, after the page has loaded. `startLoading` starts loading, also again after
 * a failure. `usePart` starts it, too, and returns null until the part is loaded and during hydration. `whenLoaded`
 * resolves when the part is loaded; it never rejects.
 */
export function deferLoading<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const listeners = new Set<() => void>();
  let part: ComponentType<Props> | null = null;
  let isRequested = false;
  let arrive: (part: ComponentType<Props>) => void;
  const whenLoaded = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve));

  const startLoading = async () => {
    if (isRequested) return;
    isRequested = true;
    try {
      await afterLoad();
      part = await load();
      arrive(part);
      for (const changed of listeners) changed();
    } catch {
      isRequested = false;
    }
  };
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    void startLoading();
    return () => listeners.delete(changed);
  };
  const read = () => part;

  return { startLoading, usePart: () => useSyncExternalStore(subscribe, read, nothing), whenLoaded };
}
