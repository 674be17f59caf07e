import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Less than half of the source that axe has in its `source`. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Also those that WCAG does not ask for, such as that landmarks have different names, and contain everything. */
export const ALL_RULES = [...WCAG_RULES, 'best-practice'];
/** Rules without one of these tags. */
const ALSO = { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } };
/**
 * Style sheets are not fetched again: only a disabled rule reads them, and fetching takes as long as all other rules
 * together.
 */
const OPTIONS: RunOptions = {
  rules: ALSO,
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};

/**
 * The accessibility errors that axe finds on a page, or in a part of it.
 * @param part a selector; the whole page without it
 * @param rules the tags of the rules that are checked
 * @returns one line for each broken rule: its name, and selectors of the first three elements
 */
export async function accessibilityErrors(page: Page, part?: string, rules = WCAG_RULES): Promise<string[]> {
  await page.waitForFunction(hasFinalColours, undefined, { polling: 50 });
  for (const frame of page.frames()) await addAxe(frame);
  return page.evaluate(
    async ({ options, selector }) => {
      // A colour that begins to change now is the final one at once.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const { violations } = await window.axe.run(selector ?? document, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')}`,
      );
    },
    { options: { ...OPTIONS, runOnly: rules }, selector: part },
  );
}

/**
 * Whether the colours of a page are final, in the page: it is idle, loads no part of itself, and no transition
 * runs. Colours on their way have less contrast than those that readers see.
 */
async function hasFinalColours(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const isMoving = document.getAnimations().some((animation) => {
    const { iterations = 1 } = animation.effect?.getTiming() ?? {};
    return animation.playState === 'running' && iterations !== Infinity;
  });
  return !isMoving && document.querySelector('.loading-bar') === null;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Adds axe once to each page, because compiling its source takes a tenth of a check. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}
