import type { ImportRules } from '@/backend/import/rules';
import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version>`;
const wxr = (items: string, site = 'https://wp.example') =>
  `${HEAD}<wp:base_blog_url>${site}</wp:base_blog_url>${items}</channel></rss>`;
const post = (content: string, more = '') =>
  `<item><title>T</title><guid>g:5</guid><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
   <content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const attachment = (id: number, name: string, caption = '', parent = 0) =>
  `<item><title>${name}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:post_parent>${parent}</wp:post_parent>
   <wp:attachment_url>https://wp.example/up/${name}</wp:attachment_url><excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded></item>`;
const MEDIA =
  attachment(1, 'a.jpg', '图甲') +
  attachment(2, 'b.jpg', '', 5) +
  attachment(3, 'talk.mp3', '', 5) +
  attachment(4, 'clip.mp4');

async function read(content: string, more = '', rules: Partial<ImportRules> = {}) {
  const events = await eventsOfFiles({ '1.xml': wxr(post(content, more)), '2.xml': wxr(MEDIA) }, rules);
  const [item] = itemsOf(events);
  if (!item) throw new Error(JSON.stringify(events));
  return { body: firstText(item).body, item, losses: lossesOf(events) };
}

const figureA =
  '<figure><img src="https://wp.example/up/a.jpg" alt="图甲"><figcaption>图甲</figcaption></figure>';
const figureB = '<figure><img src="https://wp.example/up/b.jpg" alt="b.jpg"></figure>';
const card = (href: string, title: string, site: string) =>
  `<aside class="link-card"><p><a href="${href}" rel="nofollow noopener ugc"><strong>${title}</strong></a></p><p><small>${site}</small></p></aside>`;

test.each([
  ['[gallery ids="1,2"]', figureA + figureB],
  ['[gallery]', figureB],
  ['前[gallery include="1"]后', `<p>前</p>${figureA}<p>后</p>`],
  [
    '<!-- wp:gallery {"ids":[1,2]} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->',
    figureA + figureB,
  ],
  ['[audio]', card('https://wp.example/up/talk.mp3', 'talk.mp3', 'wp.example')],
  [
    '[audio mp3="https://wp.example/up/talk.mp3"][/audio]',
    card('https://wp.example/up/talk.mp3', 'talk.mp3', 'wp.example'),
  ],
  ['[video src="https://youtu.be/abc" /]', card('https://youtu.be/abc', 'youtu.be/abc', 'YouTube')],
  ['[playlist type="video" ids="4"]', card('https://wp.example/up/clip.mp4', 'clip.mp4', 'wp.example')],
  ['[embed]https://vimeo.com/7[/embed]', card('https://vimeo.com/7', 'vimeo.com/7', 'Vimeo')],
  ['[youtube abc-1]', card('https://www.youtube.com/watch?v=abc-1', 'youtube.com/watch?v=abc-1', 'YouTube')],
  [
    '[table]甲,乙\n1,2[/table]',
    '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['字[footnote]注[/footnote]。', '<p>字<sup>1</sup>。</p><hr><ol><li>注</li></ol>'],
  ['[vc_row][vc_column width="1/2"]文[/vc_column][/vc_row]', '<p>文</p>'],
  [
    '[tabby title="一"]\n甲\n[tabby title="二"]\n乙\n[tabbyending]',
    '<h4>一</h4><p>甲</p><h4>二</h4><p>乙</p>',
  ],
  ['[vc_gallery images="1,2"]', figureA + figureB],
  ['[embedyt]https://youtu.be/abc[/embedyt]', card('https://youtu.be/abc', 'youtu.be/abc', 'YouTube')],
  ['[vc_video link="https://vimeo.com/7"]', card('https://vimeo.com/7', 'vimeo.com/7', 'Vimeo')],
  ['[php]$a = [1];[/php]', '<pre>$a = [1];</pre>'],
  ['甲[latex]x_1[/latex]乙', '<p>甲\\(x_1\\)乙</p>'],
  ['甲 $latex x_1$ 乙', '<p>甲 \\(x_1\\) 乙</p>'],
  ['[pullquote]言[/pullquote]', '<blockquote><p>言</p></blockquote>'],
  ['<abbr title="去中心化金融">DeFi</abbr>', '<p>DeFi（去中心化金融）</p>'],
  ['见 [sic] 与 [1]、[Update]、[go] 和 a[i]', '<p>见 [sic] 与 [1]、[Update]、[go] 和a[i]</p>'],
])('%j arrives whole', async (content, body) => {
  const { body: arrived, losses } = await read(content);
  expect(arrived).toBe(body);
  expect(losses.filter((loss) => !loss.startsWith('changed'))).toEqual([]);
});

test.each([
  '甲\n\n[products]\n\n乙',
  '<p>甲</p><p>[toc]</p><p>乙</p>',
  '甲 [instagram-feed] 乙',
  '甲 [ww-x foo] 乙',
])('the shortcode without attributes in %j is named and not printed', async (content) => {
  const { body, losses } = await read(content);
  expect(body).not.toContain('[');
  expect(losses).toEqual([expect.stringMatching(/^lost: \[/)]);
});

test('footnotes of the block editor stand where their block is', async () => {
  const { body, losses } = await read(
    '<!-- wp:paragraph --><p>甲<sup data-fn="x" class="fn"><a href="#x" id="x-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /--><!-- wp:paragraph --><p>乙</p><!-- /wp:paragraph -->',
    meta('footnotes', '[{"content":"<em>注</em>","id":"x"}]'),
  );
  expect(body).toBe('<p>甲<sup>1</sup></p><hr><ol><li><em>注</em></li></ol><p>乙</p>');
  expect(losses).toEqual([]);
});

test.each([
  ['甲[gallery ids="9"]', '[gallery ids="9"]: the attachment 9 is in no file of this run'],
  ['甲[table id=3 /]', '[table id=3 /]: the table is in no file of this run'],
  ['甲[chart data="1"]', '[chart data="1"]'],
  ['甲[box color="red"]文[/box]', '[box color="red"]: only what is in it arrives'],
  ['<!-- wp:latest-posts /-->甲', 'block latest-posts'],
  ['<!-- wp:acme/map {"url":"https://m.example"} /-->甲', 'block acme/map https://m.example'],
  ['<!-- wp:block {"ref":8} /-->甲', 'block 8: the reusable block is in no file of this run'],
])('the parts of %j that do not arrive are named', async (content, what) => {
  expect((await read(content)).losses).toEqual([`lost: ${what}`]);
});

test('a cover in another file of the run arrives, and one in none is named', async () => {
  expect((await read('甲', meta('_thumbnail_id', '1'))).item.picUrl).toBe('https://wp.example/up/a.jpg');
  expect((await read('甲', meta('_thumbnail_id', '77'))).losses).toEqual([
    'lost: cover: the attachment 77 is in no file of this run',
  ]);
});

test('an attachment of another site with the same number is none of this site', async () => {
  const events = await eventsOfFiles({
    '1.xml': wxr(post('甲', meta('_thumbnail_id', '1'))),
    '2.xml': wxr(MEDIA, 'https://other.example'),
  });
  expect(itemsOf(events)[0]?.picUrl).toBeNull();
});

const CLOSED = [
  '公开。[restrict paid="true"]密[/restrict]尾',
  '公开。[members_only]<pre>密</pre>[/members_only]尾',
  '公开。<!-- wp:shortcode -->[members]<!-- /wp:shortcode --><!-- wp:paragraph --><p>密</p><!-- /wp:paragraph --><!-- wp:shortcode -->[/members]<!-- /wp:shortcode -->尾',
  '公开。[reply]密[/reply]尾',
  '公开。[private]密[/private]尾',
  '公开。[hide reply="1"]密[/hide]尾',
  '公开。[wpmem_logged_in]密[/wpmem_logged_in]尾',
  '公开。[mepr-show if="loggedin"]密[/mepr-show]尾',
  '公开。[wcm_restrict plans="gold"]密[/wcm_restrict]尾',
  '公开。[um_loggedin]密[/um_loggedin]尾',
  '公开。[membership level="1"]密[/membership]尾',
  '公开。[is_paid]密[/is_paid]尾',
  '公开。[if logged_in]密[/if]尾',
  '公开。[show_to role="subscriber"]密[/show_to]尾',
  '公开。[memberful has_subscription_to="1"]密[/memberful]尾',
  '公开。[hide=10]密[/hide]尾',
  '公开。<p>[members]</p><ul><li>密</li></ul><p>[/members]</p>尾',
  '公开。[restrict]密[restrict]密[/restrict]密[/restrict]尾',
  '公开。<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><p>密</p><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->尾',
  '公开。<!-- wp:woocommerce-memberships/member-content {"plan":1} --><p>密</p><!-- /wp:woocommerce-memberships/member-content -->尾',
  '公开。<!-- wp:group {"blockVisibility":{"controlSets":[{"controls":{"userRole":{"visibilityByRole":"logged-in"}}}]}} --><div><p>密</p></div><!-- /wp:group -->尾',
];

test.each(CLOSED)('the closed part of %j is left out and named', async (content) => {
  const { body, item, losses } = await read(content);
  expect(body.replace(/<[^>]*>/g, '').replace(/\s/g, '')).toBe('公开。尾');
  expect([item.status, losses.length, losses[0]?.startsWith('gated: ')]).toEqual(['approved', 1, true]);
});

test.each(CLOSED)('the whole of %j becomes a draft with --gated draft', async (content) => {
  const { body, item, losses } = await read(content, '', { gated: 'draft' });
  expect(body.replace(/<[^>]*>/g, '').replace(/\s/g, '')).toMatch(/^公开。密+尾$/);
  expect([item.status, losses[0]?.startsWith('stored: ')]).toEqual(['draft', true]);
});

test.each([
  '公开。<!-- wp:jetpack/paywall --><!-- /wp:jetpack/paywall --><p>密</p>',
  '公开。<!--members-only--><p>密</p>',
  '公开。<!--paid--><p>密</p>',
  '公开。<!-- subscribers_only --><p>密</p>',
  '公开。<!--more-paid--><p>密</p>',
  '公开。[paywall]<p>密</p>',
  '公开。[restrict]<p>密</p>',
])('everything after the mark in %j is left out', async (content) => {
  const { body, losses } = await read(content);
  expect(body).toBe('<p>公开。</p>');
  expect(losses).toEqual([expect.stringMatching(/^gated: .*the rest of the text/)]);
});

test('a part that only visitors saw is public, and forms about members gate nothing', async () => {
  expect((await read('甲[not_logged_in]请登录[/not_logged_in]')).body).toBe('<p>甲请登录</p>');
  const form = await read('甲[wpmem_form login]乙');
  expect([form.body, form.losses]).toEqual(['<p>甲乙</p>', ['lost: [wpmem_form login]']]);
});
