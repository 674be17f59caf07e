const NAME = 'lianxun:flash-changed';

/** Notifies other components of the page that a flash has changed. */
export function notifyFlashChanged(id: number): void {
  dispatchEvent(new CustomEvent(NAME, { detail: id }));
}

/** @returns a function that stops listening */
export function onFlashChanged(receive: (id: number) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) receive(Number(event.detail));
  };
  addEventListener(NAME, listener);
  return () => removeEventListener(NAME, listener);
}
