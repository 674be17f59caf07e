import { accessibilityErrors, widthOver } from '@/tests/support/accessibility';
import { signInAs } from '@/tests/support/accounts';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import type { MemberSite } from '@/tests/support/members';
import en from '@/messages/en.json';
import hans from '@/messages/zh-Hans.json';
import hant from '@/messages/zh-Hant.json';

const LANGUAGES = [
  {
    prefix: '',
    words: hans.comments,
    text: '这一段和我们上周的记录对得上',
  },
  { prefix: '/zh-hant', words: hant.comments, text: '這一段寫得很清楚' },
  { prefix: '/en', words: en.comments, text: 'This matches our records' },
];
const PATIENCE = { timeout: 20_000 };

const editorOf = ({ site }: MemberSite) =>
  signInAs(
    { secret: site.secret, dataDir: site.dataDir, raw: (path, init) => fetch(site.backendUrl + path, init) },
    'editor',
  );

async function articles({ site }: MemberSite): Promise<number[]> {
  const { list } = await site.post('/getArticleList', { size: 6 });
  return list.map(({ id }: { id: number }) => id);
}

for (const [index, { prefix, words, text }] of LANGUAGES.entries())
  for (const width of [390, 1440])
    test(`a comment is written, kept over a reload, approved and shown live (${prefix || '/'}, ${width})`, async ({
      page,
      browser,
      members,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // The same text twice would wait for being a repetition.
      const shown = `${text} ${width}`;
      const ids = await articles(members);
      const id = ids[index + (width === 390 ? 3 : 0)] ?? 0;
      const address = `${members.site.base}${prefix}/wz_detail/${id}`;
      const before = await (await page.request.get(address)).text();
      expect(before).not.toContain('data-comments');

      const member = await newMember(members);
      await signInByProvider(page.context(), members, member);
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const field = page.getByRole('textbox', { name: words.text });
      await field.fill(shown);
      await page.reload();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(field).toHaveValue(shown);
      await field.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      const section = page.locator('#comments');
      await expect(section.getByText(words.waits.firstComments)).toBeVisible();
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityErrors(page, '#comments')).toEqual([]);

      const visitor = await browser.newPage();
      await visitor.goto(address);
      await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const draft = visitor.getByRole('textbox', { name: words.text });
      await draft.fill('unsent');
      await expect(visitor.getByText(shown)).toHaveCount(0);

      const editor = await editorOf(members);
      const queue = await asMember(members, editor, 'commentQueue', { queue: 'held' });
      const waiting = queue.data.list.find(({ content_id }) => content_id === id);
      await asMember(members, editor, 'moderateComment', { id: waiting?.id ?? 0, act: 'approve' });
      await expect(visitor.locator('#comments').getByText(shown)).toBeVisible(PATIENCE);
      await expect(draft).toHaveValue('unsent');
      await visitor.close();

      const plain = await browser.newContext({ javaScriptEnabled: false });
      const reading = await plain.newPage();
      await expect
        .poll(async () => {
          await reading.goto(address);
          return reading.locator('#comments').getByText(shown).count();
        }, PATIENCE)
        .toBe(1);
      expect(await reading.content()).toContain('"@type":"Comment"');
      await reading.goto(`${address}/comments`);
      await expect(reading.getByText(shown)).toBeVisible();
      await plain.close();
    });

test('an editor works through the queue by keys, and takes a decision back', async ({ page, members }) => {
  const [id = 0] = await articles(members);
  const member = await newMember(members);
  const text = 'Waiting at the desk';
  await asMember(members, member, 'postComment', { content_id: id, body: text, idempotency_key: 'desk' });
  const { login, password } = await import('@/tests/support/e2e-accounts').then(({ sampleOf }) =>
    sampleOf(members.site, ({ role }) => role === 'editor'),
  );
  await signInByProvider(page.context(), members, { email: login, password });
  await page.goto(`${members.site.base}/en/desk/comments`);
  const row = page.getByRole('listitem').filter({ hasText: text });
  await expect(row).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await row.getByRole('button').click();
  await page.keyboard.press('3');
  await page.keyboard.press('d');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOver(page)).toBeLessThanOrEqual(0);
});
