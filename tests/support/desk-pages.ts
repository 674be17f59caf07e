import { expect, type Page } from '@playwright/test';
import { accessibilityErrors, widthOver } from './accessibility';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** A page of the desk is neither kept nor listed, fits a screen and a phone, and axe finds nothing on either. */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control'], path).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator('.account-button:visible')).toBeVisible();
    // In a window as high as the page, the bar at its foot covers nothing that could be scrolled out from under it.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, whole) });
    expect(await accessibilityErrors(page), `${path} ${size.width}`).toEqual([]);
    expect(await widthOver(page), `${path} ${size.width}`).toBeLessThanOrEqual(0);
  }
}
