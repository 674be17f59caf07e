import { sampleOf } from '@/tests/support/e2e-accounts';
import { readHead } from '@/tests/support/head';
import { asMember, expect, newMember, test } from '@/tests/support/members';
import { WHOLE_TEXT } from '@/tests/support/drafts';

const PATIENCE = { timeout: 20_000, intervals: [100] };
const ENGLISH = {
  lang: 'en' as const,
  title: 'The harbour’s ledgers',
  summary: 'One lamp.',
  body: '<p>Two in the morning at the quay.</p>',
};

/** The main part of a page in its HTML, without what stands beside it and without the data for its scripts. */
const mainOf = (html: string): string => /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';

test('a withdrawn translation is gone from page, head, lists, feed, sitemap, search and Markdown', async ({
  members,
}) => {
  const { site } = members;
  const { login, password } = sampleOf(site, ({ role }) => role === 'editor');
  const signedIn = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  const editor = { token: signedIn.data.token };
  const writer = await newMember(members);
  const draft = (await asMember(members, writer, 'saveDraft', WHOLE_TEXT)).data;
  const both = (await asMember(members, writer, 'saveDraft', { ...draft, ...ENGLISH })).data;
  const { id } = both;
  const sent = (await asMember(members, writer, 'submitContent', { id, version: both.version })).data;
  const live = (await asMember(members, editor, 'approveContent', { id, version: sent.version })).data;

  const get = async (path: string) => (await site.get(path)).html;
  const sitemap = async () => {
    const entries = (await get('/sitemaps/content-0.xml')).split('<url>');
    return entries.filter((entry) => entry.includes(`/wz_detail/${id}<`)).join('');
  };
  /** Where the English text is found. */
  const appearances = async () => ({
    page: (await get(`/en/wz_detail/${id}`)).includes(ENGLISH.title),
    markdown: (await get(`/en/wz_detail/${id}.md`)).includes(ENGLISH.title),
    versions: readHead(await get(`/wz_detail/${id}`)).versions.has('en'),
    list: (await get('/en/home_wz')).includes(ENGLISH.title),
    feed: (await get('/en/home_wz/feed.xml')).includes(`/wz_detail/${id}`),
    sitemap: (await sitemap()).includes(`/en/wz_detail/${id}`),
    // What is recommended beside the results may be any story.
    search: mainOf(await get('/en/search/quay')).includes(`/wz_detail/${id}`),
  });
  const everywhere = {
    page: true,
    markdown: true,
    versions: true,
    list: true,
    feed: true,
    sitemap: true,
    search: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((reader) => [reader, false]));
  await expect.poll(appearances, PATIENCE).toEqual(everywhere);

  const { version } = (await asMember(members, editor, 'readDraft', { id: live.id })).data;
  const off = await asMember(members, editor, 'withdrawTranslation', {
    id,
    version,
    lang: 'en',
    reason: '译错了',
  });
  expect(off.code).toBe(200);
  await expect.poll(appearances, PATIENCE).toEqual(nowhere);
  // The Chinese text stays, also at the English address.
  expect(await get(`/wz_detail/${id}`)).toContain(WHOLE_TEXT.title);
  expect((await site.get(`/en/wz_detail/${id}`)).status).toBe(200);
});
