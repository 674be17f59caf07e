import type { Page } from '@playwright/test';
import { asEditor, asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { expectSaved, textOf, writeDraft } from '@/tests/support/writing';

test.describe.configure({ timeout: 120_000 });

/** Far longer than it takes. */
const PATIENCE = { timeout: 20_000, intervals: [100] };

const ATTACKS = [
  '<img src=x onerror="window.ran=1">',
  '<svg onload="window.ran=2"><script>window.ran=3</script></svg>',
  '<a href="java\nscript:window.ran=4">一个链接</a>',
  '<iframe srcdoc="<script>parent.ran=5</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.ran=6"></style></mglyph></table></mtext></math>',
  '<details open ontoggle="window.ran=7"><summary>八</summary></details>',
  '<p style="background:url(javascript:window.ran=8)">九</p><form><button formaction="javascript:window.ran=9">十</button></form>',
  '<figure class="chart" data-kind="bars"><table><tr><th><img src=x onerror="window.ran=10"></th></tr></table></figure>',
];

/** Pastes HTML with an event, as a browser does. */
function paste(page: Page, html: string): Promise<void> {
  return textOf(page).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', '粘贴');
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    editor.dispatchEvent(event);
  }, html);
}

test('a pasted page with 200 pictures and attacks gets copies of its pictures, and nothing in it runs', async ({
  page,
  members,
}) => {
  const writer = await newMember(members);
  await signInByProvider(page.context(), members, writer);
  const requested: string[] = [];
  await page.route('**/api/call/copyPicture', async (route) => {
    const { url } = route.request().postDataJSON();
    requested.push(url);
    const number = Number(/\d+/.exec(url)?.[0]).toString(16).padStart(32, '0');
    if (url.endsWith('/13.jpg') && requested.filter((address) => address === url).length === 1)
      await route.fulfill({
        status: 400,
        json: { code: 400, messageKey: 'invalidInput', message: '', data: null },
      });
    else await route.fulfill({ json: { code: 200, message: 'ok', data: `/uploads/00/${number}.jpg` } });
  });
  const id = await writeDraft(page, '别处抄来的一页', '一。');
  const pictures = Array.from(
    { length: 200 },
    (_, n) => `<p>第${n}段<img src="https://a.example/${n}.jpg" alt="图${n}"></p>`,
  );
  await paste(page, pictures.join('') + ATTACKS.join(''));
  await expect(textOf(page).locator('figure:not(.wr-chart)')).toHaveCount(200);
  await expect(page.getByText('没有取到这张图。请存下来拖进正文。')).toBeVisible();
  await page.getByRole('button', { name: '存到本站' }).click();
  await expect.poll(() => requested.length, { timeout: 60_000 }).toBe(201);
  await expectSaved(page);
  const saved = async () => {
    const { document, version } = (await asMember(members, writer, 'readDraft', { id })).data;
    return { body: document.texts[0]?.body ?? '', version };
  };
  await expect
    .poll(async () => (await saved()).body.match(/src="\/uploads\/00\//g)?.length, PATIENCE)
    .toBe(200);
  expect((await saved()).body).not.toContain('a.example');

  // The attacks are also sent to the backend directly, and then opened wherever they are shown.
  const direct = await asMember(members, writer, 'saveDraft', {
    ...WHOLE_TEXT,
    title: ATTACKS[0] ?? '',
    body: ATTACKS.join(''),
  });
  const { token } = (await asMember(members, writer, 'previewLink', { id: direct.data.id })).data;
  await asMember(members, writer, 'submitContent', { id: direct.data.id, version: direct.data.version });
  await asEditor(page, members);
  const shown = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('body')).toContainText('九');
    expect(
      await page.evaluate(() => Object.entries(window).find(([name]) => name === 'ran')),
      path,
    ).toBeUndefined();
  };
  await shown(`/publish/${direct.data.id}`);
  await shown(`/preview/${token}`);
  await shown(`/desk/review/${direct.data.id}`);
  await expect(page.locator('main').getByText('自动查过')).toBeVisible();
  await page.keyboard.press('a');
  await expect.poll(async () => (await members.site.get(`/wz_detail/${direct.data.id}`)).status).toBe(200);
  await shown(`/wz_detail/${direct.data.id}`);
});
