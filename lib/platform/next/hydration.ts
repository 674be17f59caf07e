/**
 * Whether React has taken an element over: React 19.3.1 then stores its props in a property of the element, whose name
 * begins so and ends at random.
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Marks an element that a script of ours has taken over, in HTML that React does not know: what was pressed before the
 * script was there is repeated on it, as on elements of React.
 */
export function takeOver(element: Element): void {
  Object.assign(element, { __reactPropsTaken: true });
}
