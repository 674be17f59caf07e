import { expect, newMember, signInByProvider, test } from '@/tests/support/members';

test('on a phone the picture of the member stands beside the greeting, and the line begins below both', async ({
  page,
  members,
}) => {
  await signInByProvider(page.context(), members, await newMember(members));
  for (const path of ['/my', '/en/my']) {
    await page.goto(path);
    const picture = page.locator('.entry-picture > *');
    await expect(picture).toBeVisible();
    const [box, title] = [await picture.boundingBox(), await page.locator('h1').boundingBox()];
    expect(title?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
    expect(Math.abs((title?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(20);
    // The background of the head lies over the line.
    const covers = await page.locator('header.entry').evaluate((head) => {
      const { left, top } = head.getBoundingClientRect();
      return document.elementFromPoint(left, top + 10) === head && getComputedStyle(head).backgroundColor;
    });
    expect(covers).toBe('rgb(255, 255, 255)');
  }
});
