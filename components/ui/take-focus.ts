/** As a ref: gives the focus to an element when it comes, because the reader asked for it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
