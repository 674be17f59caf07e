const NAME = 'lianxun:flash-changed';

/** Says on the page that a flash shown further down has changed. */
export function tellFlashChanged(id: number): void {
  dispatchEvent(new CustomEvent(NAME, { detail: id }));
}

/** @returns stops listening */
export function onFlashChanged(hear: (id: number) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) hear(Number(event.detail));
  };
  addEventListener(NAME, listener);
  return () => removeEventListener(NAME, listener);
}
