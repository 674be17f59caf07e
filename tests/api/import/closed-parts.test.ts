import type { ImportRules } from '@/backend/import/rules';
import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const post = (content: string, more = '', status = 'publish') =>
  `<item><title>T</title><guid>g:5</guid><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type><wp:status>${status}</wp:status>
   <content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

async function read(name: string, file: string, rules: Partial<ImportRules> = {}) {
  const events = await eventsOfFiles({ [name]: file }, rules);
  const [item] = itemsOf(events);
  if (!item) throw new Error(JSON.stringify(events));
  const { body } = firstText(item);
  return { body, words: body.replace(/<[^>]*>/g, '').replace(/\s/g, ''), item, losses: lossesOf(events) };
}

const wordpress = (items: string, rules: Partial<ImportRules> = {}) =>
  read(
    'a.xml',
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
     <title>Site</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://wp.example</wp:base_blog_url>${items}</channel></rss>`,
    rules,
  );
const markdown = (text: string, rules: Partial<ImportRules> = {}) => read('posts/a.md', text, rules);

const CLOSED = [
  '公开。[回复可见]密[/回复可见]尾',
  '公开。[會員]密[/會員]尾',
  '公开。[mycred_sell_this price="10"]密[/mycred_sell_this]尾',
  '公开。[sell=10]密[/sell]尾',
  '公开。[armif is_user_logged_in()]密[/armif]尾',
  '公开。[wpf tag="a"]密[/wpf]尾',
  '公开。[accessally_has_any_tag tag_id="1"]密[/accessally_has_any_tag]尾',
  '公开。[onlymembers]密[/onlymembers]尾',
  '公开。[supporters_only]密[/supporters_only]尾',
  '公开。[show_to who="members"]密[/show_to]尾',
  '公开。[members]<pre>密[/members]</pre>尾',
  '公开。<div class="is-members-only">密</div>尾',
  '公开。[needlogin]密[/needlogin]尾',
  '公开。[ckydown]密[/ckydown]尾',
  '公开。<!-- wp:paragraph {"memberVisibility":{"enabled":true,"levels":[1]}} --><p>密</p><!-- /wp:paragraph -->尾',
  '公开。<!-- wp:paragraph {"cvb":{"loginStatus":"loggedin"}} --><p>密</p><!-- /wp:paragraph -->尾',
  '公开。<!-- wp:paragraph {"editor":{"loggedin":true,"loggedout":false}} --><p>密</p><!-- /wp:paragraph -->尾',
  '公开。<!-- wp:group {"metadata":{"blockVisibility":false}} --><div><p>密</p></div><!-- /wp:group -->尾',
  '公开。<!-- wp:paragraph {"blockVisibility":{"hideBlock":true}} --><p>密</p><!-- /wp:paragraph -->尾',
];

test.each(CLOSED)('the closed part of %j is left out and named', async (content) => {
  const { words, item, losses } = await wordpress(post(content));
  expect([words, item.status]).toEqual(['公开。尾', 'approved']);
  expect(losses).toEqual([expect.stringMatching(/^gated: /)]);
});

test.each(CLOSED)('the whole of %j becomes a draft with --gated draft', async (content) => {
  const { words, item } = await wordpress(post(content), { gated: 'draft' });
  expect([words, item.status]).toEqual(['公开。密尾', 'draft']);
});

test.each([
  '[快讯]甲[要闻]乙',
  '<!-- wp:paragraph {"editor":{"loggedin":true,"loggedout":true}} --><p>[快讯]甲[要闻]乙</p><!-- /wp:paragraph -->',
])('what everyone saw of %j stays', async (content) => {
  const { words, losses } = await wordpress(post(content));
  expect([words, losses]).toEqual(['[快讯]甲[要闻]乙', []]);
});

describe('a footnote of a part that is left out', () => {
  const number = (id: string) =>
    `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">9</a></sup>`;
  const notes = meta(
    'footnotes',
    JSON.stringify([
      { id: 'a', content: '密注' },
      { id: 'b', content: '明注' },
      { id: 'c', content: '余注' },
    ]),
  );
  const content = `<!-- wp:paragraph --><p>公开</p><!-- /wp:paragraph -->[members]<p>密${number('a')}</p>[/members]<!-- wp:paragraph --><p>尾${number('b')}</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`;

  test('is left out with it, and the numbers of the others are counted anew', async () => {
    const { body, losses } = await wordpress(post(content, notes));
    expect(body).toBe('<p>公开</p><p>尾<sup>1</sup></p><hr><ol><li>明注</li><li>余注</li></ol>');
    expect(losses).toEqual([
      'gated: [members], 2 characters',
      'gated: footnote of a part that is not for everyone, 2 characters',
    ]);
    const only = await wordpress(
      post(
        `<!-- wp:paragraph --><p>公开</p><!-- /wp:paragraph --><!-- wp:premium-content/subscriber-view --><p>密${number('a')}</p><!-- /wp:premium-content/subscriber-view --><!-- wp:footnotes /-->`,
        meta('footnotes', '[{"id":"a","content":"密注"}]'),
      ),
    );
    expect(only.body).toBe('<p>公开</p>');
  });

  test('stays in a draft', async () => {
    expect((await wordpress(post(content, notes), { gated: 'draft' })).words).toBe('公开密1尾2密注明注余注');
  });

  test('is left out of Markdown, too', async () => {
    const text = '公开[^a]\n\n[hide]密[^b][/hide]\n\n尾[^c]\n\n[^a]: 甲\n[^b]: 密注\n[^c]: 丙';
    const { body, losses } = await markdown(text);
    expect(body).toBe('<p>公开<sup>1</sup></p><p>尾<sup>2</sup></p><hr><ol><li>甲</li><li>丙</li></ol>');
    expect(losses.every((loss) => loss.startsWith('gated'))).toBe(true);
    expect((await markdown('公开\n\n[hide]密[^b]\n\n[^b]: 密注[/hide]')).words).toBe('公开');
  });
});

test.each([
  '公开\n\n{{< members-only >}}\n密\n{{< /members-only >}}\n\n尾',
  '公开\n\n{{% paywall %}}\n密\n{{% /paywall %}}\n\n尾',
  '公开\n\n{% hide %}密{% endhide %}\n\n尾',
  '公开\n\n::: members-only\n密\n\n::: tip\n密\n:::\n:::\n\n尾',
  '公开\n\n<!--kg-gated-block:begin nonMember:false -->密<!--kg-gated-block:begin nonMember:false -->密<!--kg-gated-block:end-->密<!--kg-gated-block:end-->\n\n尾',
])('the tag of a site generator closes a part of %j', async (text) => {
  const open = await markdown(text);
  expect([open.words, open.item.status, open.losses]).toEqual([
    '公开尾',
    'approved',
    [expect.stringMatching(/^gated: /)],
  ]);
  const draft = await markdown(text, { gated: 'draft' });
  expect([draft.words.includes('密'), draft.item.status]).toEqual([true, 'draft']);
});

test('remarks of templates are no part of a text', async () => {
  expect((await markdown('甲{% comment %}密{% endcomment %}乙{{/* 密 */}}丙')).words).toBe('甲乙丙');
});

test.each([
  ['patreon-level', '5'],
  ['rcp_access_level', '1'],
  ['start_see', 'yes'],
  ['memberful_acl', 'a:1:{i:0;s:1:"1";}'],
  [
    'um_content_restriction',
    'a:2:{s:26:"_um_custom_access_settings";s:1:"1";s:14:"_um_accessible";s:1:"2";}',
  ],
  ['_issuem_leaky_paywall_visibility', 'a:1:{s:4:"type";s:4:"only";}'],
  ['members_only', '1'],
])('a post that %s closes with %s becomes a draft', async (key, value) => {
  const { item, losses } = await wordpress(post('甲', meta(key, value)));
  expect([item.status, losses]).toEqual(['draft', [expect.stringContaining(`members only (${key})`)]]);
});

test.each([
  ['patreon-level', '0'],
  [
    'um_content_restriction',
    'a:2:{s:26:"_um_custom_access_settings";s:1:"1";s:14:"_um_accessible";s:1:"0";}',
  ],
  ['_jetpack_newsletter_access', 'everybody'],
])('a post that %s opens with %s is public', async (key, value) => {
  expect((await wordpress(post('甲', meta(key, value)))).item.status).toBe('approved');
});

test.each(['in-progress', 'pitch', 'pending', 'future'])(
  'the state %s of editors makes a draft',
  async (status) => {
    expect((await wordpress(post('甲', '', status))).item.status).toBe('draft');
  },
);

test('a shortcode in an attribute closes nothing, and one in an address is named', async () => {
  expect((await wordpress(post('<p title="[hide]">公</p>开[hide]密[/hide]'))).words).toBe('公开');
  const { body, losses } = await wordpress(post('<a href="[home_url]/about">关于</a>[hide]密[/hide]'));
  expect(body).toMatch(/^<p><a href="[^"<]*about" rel="[^"]*">关于<\/a><\/p>$/);
  expect(losses).toEqual(['lost: address made of the shortcode [home_url]', 'gated: [hide], 1 characters']);
});
