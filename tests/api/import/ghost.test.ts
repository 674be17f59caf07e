import { eventsOfFiles, firstText, itemsOf, lossesOf, onlyItem, refusalsOf } from './events';

const post = (more: object) => ({
  id: '1',
  title: 'T',
  slug: 't',
  html: '<p>x</p>',
  status: 'published',
  type: 'post',
  ...more,
});
const wrap = (data: object) =>
  JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: { posts: [], ...data } }] });

test('reads a complete post', async () => {
  const item = await onlyItem({
    'export.json': wrap({
      posts: [
        post({
          uuid: 'u-1',
          html: '<p><a href="__GHOST_URL__/welcome/">w</a></p>',
          feature_image: '__GHOST_URL__/content/a.png',
          custom_excerpt: 'S',
          published_at: '2024-01-02T03:04:05.000Z',
        }),
      ],
      users: [
        { id: 7, name: 'Ann' },
        { id: '8', name: 'Bo' },
      ],
      posts_authors: [
        { post_id: '1', author_id: 7, sort_order: 1 },
        { post_id: '1', author_id: '8', sort_order: 0 },
      ],
      tags: [
        { id: 't1', name: 'DeFi' },
        { id: 't2', name: '#internal' },
      ],
      posts_tags: [
        { post_id: '1', tag_id: 't1' },
        { post_id: '1', tag_id: 't2' },
      ],
      settings: [
        { key: 'url', value: 'https://g.example' },
        { key: 'title', value: 'G' },
      ],
    }),
  });
  expect(item).toMatchObject({
    sourceKey: 'ghost:u-1',
    kind: 'article',
    authorName: 'Bo, Ann',
    labelNames: ['DeFi'],
    releasedAt: '2024-01-02T03:04:05.000Z',
    sourceUrl: 'https://g.example/t',
    sourceName: 'G',
    picUrl: 'https://g.example/content/a.png',
  });
  expect(firstText(item)).toMatchObject({
    summary: 'S',
    body: '<p><a href="https://g.example/welcome/" rel="nofollow noopener ugc">w</a></p>',
  });
});

test('without the address of the site, items that need it are refused by name, and --site gives it', async () => {
  const posts = [post({ html: '<p><a href="__GHOST_URL__/w/">w</a></p>' }), post({ id: '2', title: 'U' })];
  const files = { 'e.json': wrap({ posts }) };
  const events = await eventsOfFiles(files);
  expect(itemsOf(events).map((item) => item.sourceKey)).toEqual(['ghost:2']);
  expect(refusalsOf(events)).toEqual([expect.stringMatching(/^refused e.json post 1 "T" — .*--site/)]);
  const [item] = itemsOf(await eventsOfFiles(files, { site: 'https://g.example/' }));
  expect(item && firstText(item).body).toBe(
    '<p><a href="https://g.example/w/" rel="nofollow noopener ugc">w</a></p>',
  );
});

test('posts that are not public become drafts, and scheduled posts keep their date', async () => {
  const posts = [
    post({ id: 1, status: 'scheduled', published_at: '2099-01-01T00:00:00.000Z' }),
    post({ id: 2, status: 'draft' }),
    post({ id: 3, visibility: 'members' }),
    post({ id: 4, status: 'sent' }),
    post({ type: 'page' }),
    post({ page: 1, type: undefined }),
    post({ title: '', html: null, lexical: '{}' }),
    'nonsense',
  ];
  const events = await eventsOfFiles({ 'e.json': wrap({ posts }) });
  expect(itemsOf(events).map((item) => [item.status, item.releasedAt])).toEqual([
    ['draft', '2099-01-01'],
    ...Array.from({ length: 3 }, () => ['draft', null]),
    ...Array.from({ length: 2 }, () => ['approved', null]),
  ]);
  expect(refusalsOf(events)).toEqual([
    'skip e.json post 7 — has neither a title nor a text',
    'broken e.json post 8 — is no Ghost post',
  ]);
  const skipped = itemsOf(await eventsOfFiles({ 'e.json': wrap({ posts }) }, { drafts: 'skip' }));
  expect(skipped.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['page', 't'],
    ['page', 't'],
  ]);
});

test.each([
  ['{"a":', /^broken x.json — is not valid JSON/],
  ['{"a":1}', /neither a Ghost export, a JSON Feed nor a list of events/],
  ['[{"file":"a.xml"}]', /^skip x.json — is a list of files/],
])('JSON that is not a Ghost export: %s', async (json, reason) => {
  expect(refusalsOf(await eventsOfFiles({ 'x.json': json }))).toEqual([expect.stringMatching(reason)]);
});

test('the title for search results is taken, also from the table beside the posts; one that is too wide is named', async () => {
  const posts = [
    post({ id: '1', uuid: 'a', meta_title: 'Short' }),
    post({ id: '2', uuid: 'b', title: 'Same' }),
    post({ id: '3', uuid: 'c', meta_title: 'wide '.repeat(13) }),
    post({ id: '4', uuid: 'd', meta_title: 'Of a page', type: 'page' }),
  ];
  const events = await eventsOfFiles({
    'export.json': wrap({ posts, posts_meta: [{ post_id: '2', meta_title: 'Same' }] }),
  });
  expect(itemsOf(events).map((item) => firstText(item).searchTitle)).toEqual([
    'Short',
    undefined,
    undefined,
    undefined,
  ]);
  expect(lossesOf(events).map((loss) => loss.replace(/: (wide|Of).*/, ''))).toEqual([
    'lost: title for search results, of more than 60 half-widths',
    'lost: title for search results, which pages do not have',
  ]);
});
