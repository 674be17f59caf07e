import type { Check } from '@/backend/contract/writing/checks';

/** Checks that refer to figures by number. */
export const FIGURE_CHECKS: ReadonlySet<Check> = new Set([
  'altMissing',
  'chartSample',
  'creditMissing',
  'pictureForeign',
]);

/**
 * The figure with a number (from 1) as the checks count: with charts and pictures outside figures, without link cards.
 */
export function figureOf(page: HTMLElement, number: number): HTMLElement | undefined {
  const figures = [...page.querySelectorAll<HTMLElement>('figure,img')].filter(
    (element) => element.tagName === 'FIGURE' || !element.closest('figure,.link-card'),
  );
  return figures[number - 1];
}
