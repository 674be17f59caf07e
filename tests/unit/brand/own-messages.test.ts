/** @jest-environment node */
import { brandRecord, NO_BRAND } from '@/backend/contract/brand/brand';
import { LOCALES } from '@/backend/contract/locale';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { messagesOf } from '@/lib/platform/language/messages';

const withBrand = (document: object) => setSiteBrand(brandRecord.parse(document));
afterEach(() => withBrand({}));

const SUBJECT = /blockchain|web3|区块链|區塊鏈/i;
/** Every text of the interface with its place, compiled ones as JSON. */
function textsIn(tree: unknown, place = ''): [place: string, text: string][] {
  if (typeof tree === 'string') return [[place, tree]];
  if (Array.isArray(tree)) return [[place, JSON.stringify(tree)]];
  return Object.entries(Object(tree)).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

test('a newsroom that changed nothing says what is written', async () => {
  const { site, search } = await messagesOf('en');
  expect(site.description).toBe(
    'Lianxun covers blockchain and Web3: a round-the-clock newswire, in-depth columns, topics, data and events, in simplified Chinese, traditional Chinese and English.',
  );
  expect(search.description).toBe('Search Lianxun’s news, articles, authors, topics and events.');
});

test('descriptions name no section that is off and no language that is not offered', async () => {
  withBrand({ hidden: ['events', 'data'], languages: ['en', 'zh-Hans'] });
  const [en, hans, hant] = await Promise.all(
    ['en', 'zh-Hans', 'zh-Hant'].map((each) => messagesOf(each as 'en')),
  );
  expect(en?.site).toMatchObject({
    description:
      'Lianxun covers blockchain and Web3: a round-the-clock newswire, in-depth columns and topics, in English and simplified Chinese.',
    tagline: 'Web3 news and columns',
  });
  expect(en?.partners.description).toBe(
    'The publications, communities and institutions we trade leads with.',
  );
  expect(hans?.site.description).toBe('链讯报道区块链与Web3：全天快讯、深度专栏与专题，有英文与简体版本。');
  expect(hans?.download.description).toBe('在手机上看链讯：快讯与专栏。');
  expect(hant?.search.description).toBe('搜尋鏈訊的快訊、文章、作者與專題。');
  for (const messages of [en, hans, hant])
    for (const text of [
      messages?.site.description,
      messages?.region.usaDescription,
      messages?.frontDoor.description,
    ])
      expect(text).not.toMatch(/events|data|活动|活動|数据|數據|[[\]]/);
});

test('one section that is off leaves the others in the sentence', async () => {
  withBrand({ hidden: ['data'] });
  expect((await messagesOf('en')).site.description).toContain(
    'in-depth columns, topics and events, in simplified',
  );
  expect((await messagesOf('en')).search.description).toBe(
    'Search Lianxun’s news, articles, authors, topics and events.',
  );
});

test('a newsroom that says what it writes about is described by that, and no section by the subject of the product', async () => {
  withBrand({
    name: { en: 'Harbour Wire', 'zh-Hans': '港讯' },
    description: { en: 'News of ships and ports.', 'zh-Hans': '船与港口的新闻。' },
  });
  for (const locale of LOCALES) {
    const { composed, ...texts } = await messagesOf(locale);
    expect(textsIn(composed).some(([, text]) => SUBJECT.test(text))).toBe(true);
    expect(textsIn(texts).filter(([, text]) => SUBJECT.test(text) || /\[\w*[;=]/.test(text))).toEqual([]);
  }
  const en = await messagesOf('en');
  expect(en.site.description).toBe('News of ships and ports.');
  expect(en.news.description).toMatch(/^News around the clock/);
  expect(en.region.hkDescription).toMatch(/^Hong Kong: news/);
  expect(en.articles.description).toBe('Every Harbour Wire article, newest first.');
  expect((await messagesOf('zh-Hans')).region.usaDescription).toMatch(/^美国：快讯/);
  // The other script of a text that was written in one of them.
  expect((await messagesOf('zh-Hant')).site.description).toBe('船與港口的新聞。');
});

test('a newsroom with a name of its own is not described by the subject of the product', async () => {
  withBrand({ name: { en: 'Harbour Wire', 'zh-Hans': '港讯' } });
  for (const locale of LOCALES) {
    const { composed: _, ...texts } = await messagesOf(locale);
    expect(textsIn(texts).filter(([, text]) => SUBJECT.test(text))).toEqual([]);
    const { title, text } = texts.frontDoor;
    expect(`${title} ${text}`).not.toMatch(/ledger|crypto|加密|账|賬|帳/i);
  }
  const { site } = await messagesOf('en');
  expect(site.description).toMatch(/^Harbour Wire: a round-the-clock newswire/);
  expect(site.tagline).toBe('News, columns and events');
});

test('a tagline in one Chinese script is converted to the other', async () => {
  withBrand({ tagline: { 'zh-Hans': '船与港口' } });
  expect((await messagesOf('zh-Hant')).site.tagline).toBe('船與港口');
  expect((await messagesOf('en')).site.tagline).toBe('Web3 news, columns and events');
});

test('texts of the frame of every page name what is there', async () => {
  const { composed } = await messagesOf('en');
  expect(Object.keys(composed.texts).length).toBeGreaterThan(5);
  setSiteBrand(NO_BRAND, { drafts: ['copyright'] });
  expect((await messagesOf('en')).footer.rights).toBe('Prices and data are not investment advice.');
  expect((await messagesOf('zh-Hans')).footer.rights).toBe('行情与数据不构成投资建议。');
  withBrand({ hidden: ['events'] });
  expect((await messagesOf('en')).header.searchPlaceholder).toBe('News, articles');
  expect((await messagesOf('zh-Hans')).llms.markdown).toMatch(/^任何一条快讯、一篇文章，在地址末尾/);
});
