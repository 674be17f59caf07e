const NAME = 'lianxun:flash-changed';

/** Tells other components of the page that a flash has changed. */
export function tellFlashChanged(id: number): void {
  dispatchEvent(new CustomEvent(NAME, { detail: id }));
}

/** @returns a function that stops listening */
export function onFlashChanged(hear: (id: number) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(Number(event.detail));
  };
  addEventListener(NAME, listener);
  return () => removeEventListener(NAME, listener);
}
