/** A ref callback that focuses an element when it is mounted; for elements that the reader asked for. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
