/**
 * Whether React has taken an element over: React 19.3.1 then stores its props in a property of the element, whose name
 * begins so and ends at random.
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
