import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong with a page, or with a part of it.
 * @returns one line for each broken rule: its name, and where the first three elements stand
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // The other mode opens a page of its own for each answer, for frames we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES).withRules(['heading-order']);
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
