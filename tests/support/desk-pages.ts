import { expect, type Page } from '@playwright/test';
import { accessibilityErrors } from './accessibility';
import { widthErrors, widthOver } from './widths';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The window sizes in which axe checks a page: both in the first language, and one in each of the others. */
function sizesFor(path: string): (typeof DESKTOP)[] {
  if (path.startsWith('/zh-hant')) return [DESKTOP];
  return path.startsWith('/en') ? [PHONE] : [DESKTOP, PHONE];
}

/**
 * Expects that a page of the desk is neither cached nor indexed, fits a desktop, a phone and a narrow window, also with
 * text twice as large, and has no errors found by axe.
 */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control'], path).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(page.locator('.account-button:visible')).toBeVisible();
    expect(await widthOver(page), `${path} ${size.width}`).toBeLessThanOrEqual(0);
    if (!sizesFor(path).includes(size)) continue;
    if (size === PHONE) expect(await widthErrors(page), path).toEqual([]);
    // In a window as high as the page, the bar at the bottom covers nothing that scrolling would uncover.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, whole) });
    expect(await accessibilityErrors(page), `${path} ${size.width}`).toEqual([]);
  }
}
