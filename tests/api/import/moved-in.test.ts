import type { ImportEvent } from '@/backend/import/item';
import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const SITE = 'https://wp.example';
const UPLOADS = `${SITE}/wp-content/uploads/2026/11`;
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

/** A post as the exporter of WordPress 6.1 writes it. */
const post = (content: string, more = '') =>
  `<item><title>${cdata('渡口')}</title><link>${SITE}/2026/01/02/du-kou/</link><guid isPermaLink="false">${SITE}/?p=17</guid>
   <content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
   <wp:post_id>17</wp:post_id><wp:post_date>${cdata('2026-01-02 01:15:30')}</wp:post_date><wp:post_date_gmt>${cdata('2026-01-01 17:15:30')}</wp:post_date_gmt>
   <wp:post_name>${cdata('du-kou')}</wp:post_name><wp:status>${cdata('publish')}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${cdata('post')}</wp:post_type>${more}</item>`;

/** A file of the library that was uploaded to no post. */
const file = (id: number, slug: string, name: string) =>
  `<item><title>${cdata(slug)}</title><link>${SITE}/${slug}/</link><guid isPermaLink="false">${UPLOADS}/${name}</guid>
   <wp:post_id>${id}</wp:post_id><wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata('inherit')}</wp:status><wp:post_parent>0</wp:post_parent>
   <wp:post_type>${cdata('attachment')}</wp:post_type><wp:attachment_url>${cdata(`${UPLOADS}/${name}`)}</wp:attachment_url></item>`;

const read = (items: string): Promise<ImportEvent[]> =>
  eventsOfFiles({
    'a.xml': `<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>旧站</title><link>${SITE}</link><language>zh-CN</language><wp:wxr_version>1.2</wp:wxr_version>
      <wp:base_site_url>${SITE}</wp:base_site_url><wp:base_blog_url>${SITE}</wp:base_blog_url>${items}</channel></rss>`,
  });

const goneOf = (events: ImportEvent[]) =>
  events.flatMap((event) => ('gone' in event ? (event.gone ?? []) : []));

const besideOf = (events: ImportEvent[]) =>
  events.flatMap((event) => (event.type === 'beside' ? [`${event.where}: ${event.what}`] : []));

const image = (id: number, name: string) =>
  `<!-- wp:image {"id":${id},"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="${UPLOADS}/${name}" alt="图" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`;

test.each([
  ['an image block', image(5, 'chart-1024x683.png')],
  ['a classic picture', `<img class="size-medium wp-image-5" src="${UPLOADS}/chart-300x200.png" alt="图" />`],
  ['a classic gallery', '[gallery columns="2" ids="4,5"]'],
  [
    'an old gallery block',
    `<!-- wp:gallery {"ids":[4,5],"linkTo":"none"} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->`,
  ],
  [
    'a file block',
    `<!-- wp:file {"id":5,"href":"${UPLOADS}/chart.png"} --><div class="wp-block-file"><a href="${UPLOADS}/chart.png">图</a></div><!-- /wp:file -->`,
  ],
  ['a link to it', `<a href="${UPLOADS}/chart.png">图</a>`],
])('the page of a file in the library leads to the text with %s', async (_, content) => {
  const events = await read(post(content) + file(4, 'other', 'other.png') + file(5, 'chart', 'chart.png'));
  expect(itemsOf(events)[0]?.oldPlaces?.guessed).toEqual(
    expect.arrayContaining([`${SITE}/chart/`, `${SITE}/?attachment_id=5`]),
  );
});

test('the page of a cover leads to its text', async () => {
  const events = await read(post('甲', meta('_thumbnail_id', '5')) + file(5, 'chart', 'chart.png'));
  expect(itemsOf(events)[0]?.oldPlaces?.guessed).toContain(`${SITE}/chart/`);
});

test('the page of a file that no text shows is gone', async () => {
  const events = await read(post('甲') + file(5, 'chart', 'chart.png'));
  expect(itemsOf(events)[0]?.oldPlaces?.guessed).not.toContain(`${SITE}/chart/`);
  expect(goneOf(events)).toEqual([`${SITE}/chart/`, `${SITE}/?attachment_id=5`]);
});

test('archives of the dates in the addresses of posts lead to the articles', async () => {
  const events = await read(post('甲'));
  const lists = events.flatMap((event) =>
    event.type === 'term' && event.term.to === 'articles' ? event.term.guessed : [],
  );
  expect(lists).toEqual([`${SITE}/2026/`, `${SITE}/2026/01/`, `${SITE}/2026/01/02/`]);
});

test.each([
  ['<ol reversed start="5"><li>五</li><li>四</li></ol>', 'numbers of a list that count down'],
  ['<ol type="A"><li>甲</li></ol>', 'numbers of a list in another form: A'],
  ['<ol><li>甲</li><li value="7">乙</li></ol>', 'number of an entry of a list: 7'],
])('the numbers of %j are named', async (content, what) => {
  const events = await read(post(content));
  expect(lossesOf(events)).toEqual([`changed: ${what}`]);
});

test.each(['<ol><li>甲</li></ol>', '<ol type="1" start="3"><li>甲</li></ol>'])(
  '%j arrives as it is',
  async (content) => {
    expect(lossesOf(await read(post(content)))).toEqual([]);
  },
);

test.each([
  [
    `<!-- wp:file {"id":5,"href":"${UPLOADS}/report.pdf"} -->\n<div class="wp-block-file"><a href="${UPLOADS}/report.pdf">年度报告</a><a href="${UPLOADS}/report.pdf" class="wp-block-file__button wp-element-button" download>下载</a></div>\n<!-- /wp:file -->`,
    `${UPLOADS}/report.pdf`,
  ],
  [`<p>见<a href="/wp-content/uploads/2026/11/report.xlsx">表</a></p>`, `${UPLOADS}/report.xlsx`],
])('a file that stays at the old site is named', async (content, address) => {
  expect(lossesOf(await read(post(content)))).toEqual([`changed: file stays where it is: ${address}`]);
});

test('a file of another site is a link as any other', async () => {
  expect(lossesOf(await read(post('<p><a href="https://paper.example/a.pdf">纸</a></p>')))).toEqual([]);
});

test('fields that somebody wrote beside a text, and its place before others, are named', async () => {
  const fields =
    meta('副标题', '渡口的另一边') +
    meta('views', '1024') +
    meta('options', 'a:1:{s:1:"a";i:1;}') +
    meta('_edit_lock', '字:1');
  const events = await read(post('甲', `<wp:is_sticky>1</wp:is_sticky>${fields}`));
  expect(lossesOf(events)).toEqual([
    'changed: custom field 副标题: 渡口的另一边',
    'changed: place before all others in its lists (sticky)',
  ]);
});

test('a closed block in a closed block is named once, with its size', async () => {
  const events = await read(
    post(
      '<!-- wp:jetpack/premium-content/container --><div class="wp-block-premium-content-container"><!-- wp:jetpack/premium-content/subscriber-view --><div class="wp-block-premium-content-subscriber-view"><p>付费的字</p></div><!-- /wp:jetpack/premium-content/subscriber-view --></div><!-- /wp:jetpack/premium-content/container -->尾',
    ),
  );
  const [item] = itemsOf(events);
  expect(item && firstText(item).body).toBe('<p>尾</p>');
  expect(lossesOf(events)).toEqual(['gated: block jetpack/premium-content/subscriber-view, 4 characters']);
});

test('the description of a list is named', async () => {
  const list = (name: string, description: string) =>
    `<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>${name}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name>${description && `<wp:category_description>${cdata(description)}</wp:category_description>`}</wp:category>`;
  const tag = `<wp:tag><wp:term_id>3</wp:term_id><wp:tag_slug>c</wp:tag_slug><wp:tag_name>${cdata('船')}</wp:tag_name><wp:tag_description>${cdata('渡口的船')}</wp:tag_description></wp:tag>`;
  const events = await read(list('快讯', '一天的<b>快讯</b>') + list('深度', '') + tag + post('甲'));
  expect(besideOf(events)).toEqual([
    'a.xml category "快讯": description, stays behind: 一天的快讯',
    'a.xml tag "船": description, stays behind: 渡口的船',
  ]);
});
