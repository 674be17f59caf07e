import type { Check } from '@/backend/contract/writing/checks';

/** Checks whose number is that of a figure. */
export const FIGURE_CHECKS: ReadonlySet<Check> = new Set(['altMissing', 'creditMissing', 'pictureForeign']);

/** The figure of an editor's page that has a number in the checks: charts and loose pictures count, cards do not. */
export function figureOf(page: HTMLElement, number: number): HTMLElement | undefined {
  const figures = [...page.querySelectorAll<HTMLElement>('figure,img')].filter(
    (element) => element.tagName === 'FIGURE' || !element.closest('figure,.link-card'),
  );
  return figures[number - 1];
}
