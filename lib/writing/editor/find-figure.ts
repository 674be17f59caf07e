import type { Check } from '@/backend/contract/writing/checks';

/** Checks whose number is the position of a figure. */
export const FIGURE_CHECKS: ReadonlySet<Check> = new Set([
  'altMissing',
  'chartSample',
  'creditMissing',
  'pictureForeign',
]);

/** The figure at a position (from 1) as the checks count them: with charts and loose pictures, without link cards. */
export function figureOf(page: HTMLElement, number: number): HTMLElement | undefined {
  const figures = [...page.querySelectorAll<HTMLElement>('figure,img')].filter(
    (element) => element.tagName === 'FIGURE' || !element.closest('figure,.link-card'),
  );
  return figures[number - 1];
}
