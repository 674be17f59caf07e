import { sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, expect, type MemberSite, test } from '@/tests/support/members';

/** The new last value of a series, and how it is printed where there is room for all its digits. */
const LAST = 123_457;
const PRINTED = '123,457';

async function asEditor(members: MemberSite) {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  const { data } = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  return { token: data.token };
}

/**
 * Stores the value in the price series of bitcoin, with the current time.
 * @returns the type of the series
 */
async function storePrice(members: MemberSite, editor: { token: string }): Promise<string> {
  const { list } = (await asMember(members, editor, 'records', { kind: 'series', size: 50 })).data;
  for (const { id } of list) {
    const { document, version } = (await asMember(members, editor, 'readRecord', { kind: 'series', id }))
      .data;
    if (document.key !== 'btc') continue;
    const text = `${new Date().toISOString()},${LAST}`;
    const stored = await asMember(members, editor, 'saveSeriesPoints', { id, version, text });
    expect(stored.data.added).toBe(1);
    return String(document.type);
  }
  throw new Error('no series of bitcoin');
}

test('a new value is the same in article, flash, data page, picture, files and feeds', async ({
  members,
}) => {
  const editor = await asEditor(members);
  const pictureBefore = await pictureOf(members, '/DataEra/prices');
  const type = await storePrice(members, editor);

  const body =
    '<p>看图。</p><figure class="series" data-key="btc" data-days="30"><figcaption>一月以来</figcaption></figure>';
  const text = { lang: 'zh-Hans' as const, title: '比特币的一个月', summary: '三十天。', body };
  const drafted = (await asMember(members, editor, 'saveDraft', { kind: 'article', ...text, category_id: 1 }))
    .data;
  const sent = (await asMember(members, editor, 'submitContent', drafted)).data;
  const article = (await asMember(members, editor, 'approveContent', sent)).data;
  const flash = (
    await asMember(members, editor, 'publishFlash', {
      lang: 'zh-Hans',
      title: '比特币又动了',
      text: '一句话。',
      label_ids: [4],
    })
  ).data;

  const shows = async (path: string, value: string) => {
    await expect.poll(async () => (await members.site.get(path)).html, path).toContain(value);
  };
  for (const prefix of ['', '/zh-hant', '/en'])
    for (const path of [`/wz_detail/${article.id}`, `/DataEra/${type}`]) await shows(prefix + path, PRINTED);
  await shows(`/news/${flash.id}`, PRINTED);
  await shows(`/wz_detail/${article.id}.md`, PRINTED);
  await shows('/feed.xml', PRINTED);
  for (const file of ['csv', 'json']) await shows(`/api/data/btc.${file}`, String(LAST));

  const picture = await pictureOf(members, `/DataEra/${type}`);
  expect(picture).not.toBe(pictureBefore);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
});

/** The address of a page's share picture, which depends on what is drawn on it. */
async function pictureOf(members: MemberSite, path: string): Promise<string> {
  const { html } = await members.site.get(path);
  return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
}
