import { convertBody } from '@/backend/import/body/convert-body';
import { emptyParts } from '@/backend/import/wordpress/parts';
import { withoutShortcodes } from '@/backend/import/wordpress/shortcodes';
import { eventsOfFiles, firstText, itemsOf, lossesOf, onlyItem, refusalsOf } from './events';

const wxr = (items: string, channel = '') => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Site</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://wp.example/blog</wp:base_blog_url>${channel}${items}</channel></rss>`;
const post = (content: string, more = '', status = 'publish', type = 'post') =>
  `<item><title>T</title><wp:post_id>5</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
   <content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`;
const bodyOf = async (content: string) => firstText(await onlyItem({ 'w.xml': wxr(post(content)) })).body;

test('reads a complete post', async () => {
  const item = await onlyItem({
    'w.xml': wxr(
      post(
        'Text',
        `<link>https://wp.example/blog/t</link><guid isPermaLink="false">https://wp.example/?p=5</guid><dc:creator>ann</dc:creator>
         <wp:post_date_gmt>2024-01-02 03:04:05</wp:post_date_gmt><excerpt:encoded><![CDATA[]]></excerpt:encoded>
         <category domain="category"><![CDATA[Uncategorized]]></category><category domain="category"><![CDATA[News &amp; more]]></category>
         <category domain="category"><![CDATA[Second]]></category><category domain="post_tag"><![CDATA[Tag]]></category>
         <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>
         <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>About</wp:meta_value></wp:postmeta>`,
      ) +
        '<item><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>/up/a.jpg</wp:attachment_url></item>',
      '<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Lee</wp:author_display_name></wp:author>',
    ),
  });
  expect(item).toMatchObject({
    sourceKey: 'wxr:https://wp.example/?p=5',
    kind: 'article',
    authorName: 'Ann Lee',
    categoryName: 'News & more',
    labelNames: ['Second', 'Tag'],
    releasedAt: '2024-01-02T03:04:05.000Z',
    sourceUrl: 'https://wp.example/blog/t',
    picUrl: 'https://wp.example/up/a.jpg',
    sourceName: 'Site',
  });
  expect(firstText(item)).toEqual({ lang: 'en', title: 'T', summary: 'About', body: '<p>Text</p>' });
});

test('published and trashed posts keep their state, and what was not public becomes a draft', async () => {
  const states = ['publish', 'future', 'trash', 'draft', 'pending', 'private', 'auto-draft', ''];
  const items = states.map((state, at) => post('x', `<guid>g:${at}</guid>`, state));
  const secret = post('secret', '<guid>g:s</guid><wp:post_password>p</wp:post_password>');
  const paid = post(
    'paid',
    '<guid>g:m</guid><wp:postmeta><wp:meta_key>_jetpack_newsletter_access</wp:meta_key><wp:meta_value>paid_subscribers</wp:meta_value></wp:postmeta>',
  );
  const page = post('x', '<guid>g:p</guid><wp:post_name>about-us</wp:post_name>', 'publish', 'page');
  const files = { 'w.xml': wxr([...items, secret, paid, page].join('')) };
  const events = await eventsOfFiles(files);
  expect(itemsOf(events).map((item) => item.status)).toEqual([
    'approved',
    'draft',
    'withdrawn',
    ...Array.from({ length: 5 }, () => 'draft'),
    'approved',
  ]);
  expect(refusalsOf(events).map((refusal) => refusal.split(' — ')[1])).toEqual([
    'has the status "auto-draft"',
    'has no status',
  ]);
  expect(itemsOf(events).at(-1)).toMatchObject({ kind: 'page', slug: 'about-us', authorName: null });
  expect(lossesOf(events)).toEqual([
    'stored: all of it, because it has the status "private"',
    'stored: all of it, because it is protected by a password',
    'stored: all of it, because it is for members only (_jetpack_newsletter_access)',
  ]);
  const long = post('x', '<guid>g:l</guid>', 'publish', 'page').replace(
    '<title>T',
    `<title>${'题'.repeat(130)}`,
  );
  expect(lossesOf(await eventsOfFiles({ 'l.xml': wxr(long) }))).toEqual([
    expect.stringContaining('lost: title of more than 120 characters'),
  ]);
  const skipped = await eventsOfFiles(files, { drafts: 'skip' });
  expect(itemsOf(skipped).map((item) => item.status)).toEqual(['approved', 'withdrawn', 'approved']);
  expect(JSON.stringify(skipped)).not.toContain('secret');
});

test.each([
  [
    'one\ntwo\n\n<strong>three\n\nfour</strong>',
    '<p>one<br>\ntwo</p><p><strong>three</strong></p><p><strong>four</strong></p>',
  ],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nc', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  [
    '<!-- wp:paragraph -->\n<p>a</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading {"level":2} --><h2>b</h2><!-- /wp:heading -->',
    '<p>a</p><h2>b</h2>',
  ],
  [
    '[caption id="x" width="3"]<a href="/b"><img src="a.png" /></a> The <em>words</em>[/caption]',
    '<figure><a href="https://wp.example/b" rel="nofollow noopener ugc"><img src="https://wp.example/blog/a.png"></a><figcaption>The <em>words</em></figcaption></figure>',
  ],
  [
    'a\n\nhttps://video.example/v?x=1\n\nb',
    '<p>a</p><p><a href="https://video.example/v?x=1" rel="nofollow noopener ugc">https://video.example/v?x=1</a></p><p>b</p>',
  ],
  [
    '[embed]https://v.example/1[/embed]',
    '<p><a href="https://v.example/1" rel="nofollow noopener ugc">https://v.example/1</a></p>',
  ],
  ['x <!--more--> y <script>z</script>', '<p>x  y</p>'],
])('body %j', async (content, body) => expect(await bodyOf(content)).toBe(body));

test.each([
  ['a [gallery ids="1,2"] b', '<p>a  b</p>'],
  ['[box color="red"]kept[/box]', '<p>kept</p>'],
  ['[note]kept[/note]', '<p>kept</p>'],
  [
    'see [1] and [Update] and [Update 2] and [x](https://e.example)',
    '<p>see [1] and [Update] and [Update 2] and [x](https://e.example)</p>',
  ],
  ['[[gallery]]', '<p>[gallery]</p>'],
  ['<code>[gallery]</code>', '<p><code>[gallery]</code></p>'],
])('shortcodes %j', (html, expected) => {
  const context = { id: '5', parts: emptyParts(), gated: 'omit' as const, footnotes: new Map(), notes: [] };
  const converted = withoutShortcodes(html, context);
  expect(convertBody(converted, { baseUrl: null, gated: 'omit' }).body).toBe(expected);
});

test('co-authors are listed once each', async () => {
  const authors = ['Ann', 'Bo', 'Ann'].map(
    (name) => `<category domain="author"><![CDATA[${name}]]></category>`,
  );
  const item = await onlyItem({ 'w.xml': wxr(post('x', authors.join(''))) });
  expect(item.authorName).toBe('Ann, Bo');
});

test('terms of the taxonomies a site made for itself become labels', async () => {
  const terms = [
    ['series', '区块链史'],
    ['post_format', 'Quote'],
    ['post_tag', '标签'],
  ].map(([domain, name]) => `<category domain="${domain}"><![CDATA[${name}]]></category>`);
  const item = await onlyItem({ 'w.xml': wxr(post('x', terms.join(''))) });
  expect(item.labelNames).toEqual(['标签', '区块链史']);
});

test.each([
  ['_yoast_wpseo_title', 'Short', 'Short', 0],
  ['_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%', undefined, 0],
  ['_yoast_wpseo_title', 'More of %%title%% %%sep%% %%sitename%%', 'More of T', 0],
  ['_yoast_wpseo_title', '%%title%% in %%primary_category%%', undefined, 1],
  ['rank_math_title', 'Up 5%-10% %sep% %sitename%', 'Up 5%-10%', 0],
  ['rank_math_title', '%title% in %currentyear%', undefined, 1],
])('the title for search results in %s: %s', async (key, written, taken, lost) => {
  const meta = `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${written}</wp:meta_value></wp:postmeta>`;
  const events = await eventsOfFiles({ 'w.xml': wxr(post('x', meta)) });
  expect(itemsOf(events).map((item) => firstText(item).searchTitle)).toEqual([taken]);
  expect(lossesOf(events)).toHaveLength(lost);
});

test.each([
  '[youtube https://www.youtube.com/watch?v=abcdefghijk]',
  '[embed]https://youtu.be/abcdefghijk[/embed]',
])('the player %s becomes a figure, also when its address has a query', async (shortcode) => {
  const body = await bodyOf(`before ${shortcode} after`);
  expect(body).toContain('https://www.youtube.com/watch?v=abcdefghijk');
  expect(body).not.toContain('[youtube');
});
