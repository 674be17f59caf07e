import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of no such tag. */
const ALSO = { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } };
/** Style sheets are not loaded again: only a rule that is off reads them, and it takes as long as all the others. */
const OPTIONS: RunOptions = {
  runOnly: RULES,
  rules: ALSO,
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};

/**
 * What axe finds wrong with a page, or with a part of it.
 * @param part a selector; the whole page without it
 * @returns one line for each broken rule: its name, and where the first three elements stand
 */
export async function accessibilityErrors(page: Page, part?: string): Promise<string[]> {
  for (const frame of page.frames()) await addAxe(frame);
  return page.evaluate(
    async ({ options, selector }) => {
      const { violations } = await window.axe.run(selector ?? document, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')}`,
      );
    },
    { options: OPTIONS, selector: part },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Once a page: the source is half a megabyte. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** How many pixels a page is wider than the window. */
export function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
