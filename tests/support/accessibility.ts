import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of no such tag. They are given with the tags at once, as `withRules` after `withTags` runs them alone. */
const ALSO = { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } };

/**
 * What axe finds wrong with a page, or with a part of it.
 * @returns one line for each broken rule: its name, and where the first three elements stand
 */
export async function accessibilityErrors(page: Page, part?: string): Promise<string[]> {
  // The other mode opens a page of its own for each answer, for frames we do not have.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: RULES, rules: ALSO, resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  );
}

/** How many pixels a page is wider than the window. */
export function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
