import { convertBody } from '@/backend/import/body/convert-body';

const base = 'https://old.example/post/';
const convert = (html: string) => convertBody(html, { baseUrl: base, gated: 'omit' });
const bodyOf = (html: string) => convert(html).body;
const lossesOf = (html: string) =>
  convert(html)
    .losses.filter(({ kind }) => kind !== 'changed')
    .map(({ what }) => what);
const card = (href: string, title: string, site: string) =>
  `<aside class="link-card"><p><a href="${href}" rel="nofollow noopener ugc"><strong>${title}</strong></a></p><p><small>${site}</small></p></aside>`;

test.each([
  ['<img src="data:image/gif;base64,R0" data-src="/a.jpg" alt="x">', 'https://old.example/a.jpg'],
  ['<img srcset="/s.jpg 1x, /l.jpg 2x">', 'https://old.example/l.jpg'],
  ['<img srcset="/w300.jpg 300w, /w900.jpg 900w" src="/placeholder.gif">', 'https://old.example/w900.jpg'],
  [
    '<picture><source type="image/avif" srcset="/a.avif"><source srcset="/a.jpg"><img></picture>',
    'https://old.example/a.jpg',
  ],
  ['<img src="b.png">', 'https://old.example/post/b.png'],
  ['<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>', 'https://old.example/a.jpg'],
  ['<noscript><img src="/n.jpg"></noscript>', 'https://old.example/n.jpg'],
])('the picture of %s arrives', (html, address) => {
  expect(bodyOf(html).match(/src="[^"]*"/g)).toEqual([`src="${address}"`]);
  expect(lossesOf(html)).toEqual([]);
});

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/abc-1?rel=0" title="访谈"></iframe>',
    card('https://www.youtube.com/watch?v=abc-1', '访谈', 'YouTube'),
  ],
  [
    '<p>前<iframe src="//player.bilibili.com/player.html?bvid=BV1xx"></iframe></p>',
    `<p>前</p>${card('https://www.bilibili.com/video/BV1xx', 'bilibili.com/video/BV1xx', 'bilibili')}`,
  ],
  [
    '<figure><iframe src="https://maps.example/embed?x=1"></iframe><figcaption>会场地图</figcaption></figure>',
    card('https://maps.example/embed?x=1', '会场地图', 'maps.example'),
  ],
  [
    '<audio controls><source src="/talk.mp3"></audio>',
    card('https://old.example/talk.mp3', 'talk.mp3', 'old.example'),
  ],
])('the player %s becomes a card with its title', (html, expected) => {
  expect(bodyOf(html)).toBe(expected);
  expect(convert(html).losses.map(({ kind }) => kind)).toEqual(['changed']);
});

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="访谈"></iframe>',
    'youtube',
    'dQw4w9WgXcQ" data-start="5',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=5s',
    '访谈',
  ],
  [
    '<figure><iframe src="//player.bilibili.com/player.html?bvid=BV1xx411c7mD"></iframe><figcaption>会场</figcaption></figure>',
    'bilibili',
    'BV1xx411c7mD',
    'https://www.bilibili.com/video/BV1xx411c7mD',
    '会场',
  ],
  [
    '<figure class="wp-block-embed">https://vimeo.com/76979871</figure>',
    'vimeo',
    '76979871',
    'https://vimeo.com/76979871',
    'vimeo.com/76979871',
  ],
  [
    '<amp-youtube data-videoid="dQw4w9WgXcQ"></amp-youtube>',
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    '<object data="x"><iframe data-src="https://open.spotify.com/embed/track/7makk4oTQel546B0PZlDM5"></iframe></object>',
    'spotify',
    'track/7makk4oTQel546B0PZlDM5',
    'https://open.spotify.com/track/7makk4oTQel546B0PZlDM5',
    'open.spotify.com/track/7makk4oTQel546B0PZlDM5',
  ],
])('the player %s stays a player, without a loss', (html, site, id, page, title) => {
  expect(convert(html)).toEqual({
    body: `<figure class="player" data-site="${site}" data-id="${id}"><figcaption><a href="${page}" rel="nofollow noopener ugc">${title}</a></figcaption></figure>`,
    losses: [],
  });
});

test.each([
  ['<p>甲<canvas></canvas></p>', ['<canvas>']],
  ['<p>甲</p><svg><title>图</title></svg>', ['drawing (svg) 图']],
  ['<img alt="无">', ['picture "无" without an address']],
  ['<iframe></iframe>甲', ['<iframe> without an address']],
  ['<form><input name="mail"><select><option>a</option></select></form>甲', ['<input> mail', '<select>']],
  ['<a href="javascript:x()">按</a>', ['link "按" to javascript:x()']],
  [
    '<div style="color:red;background-image: url(&quot;/b.jpg&quot;)">甲</div>',
    ['picture in a background: /b.jpg'],
  ],
  ['<img src="https://a.example/b.jpg"><p style="background:url(https://a.example/b.jpg)">甲</p>', []],
  ['<h2><ul><li>甲</li></ul></h2>', ['entry of a list, 1 of 1: only the text in it arrives']],
])('the parts of %s that do not arrive are named', (html, losses) => expect(lossesOf(html)).toEqual(losses));

test('the place of a loss is the words before it', () => {
  expect(convert('<p>开头。</p><p>第二段<canvas></canvas>之后</p>').losses).toEqual([
    { kind: 'lost', what: '<canvas>', place: '开头。 第二段' },
  ]);
});

test('a comparison with the clean text names lost parts that no rule knows', () => {
  const deep = `${'<blockquote>'.repeat(90)}甲${'</blockquote>'.repeat(90)}`;
  expect(lossesOf(deep)).toEqual([expect.stringMatching(/^quotation, 10 of 90/)]);
  const long = `<p>${'长'.repeat(700_000)}</p><p>${'文'.repeat(700_000)}</p>`;
  expect(lossesOf(long)).toEqual([expect.stringMatching(/^text of 700000 characters: "文文/)]);
});

test('scripts that only start an embedded post, and empty elements, are no losses', () => {
  const html =
    '<blockquote class="twitter-tweet"><p>推文</p><a href="https://twitter.com/a/status/1">链接</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script><style>p{}</style><p></p>';
  expect(lossesOf(html)).toEqual([]);
  expect(lossesOf('<script>track()</script>甲')).toEqual(['<script> track()']);
});

test('numbers of footnotes stay without their links, and ways back are left out', () => {
  const html =
    '<p>甲<sup id="r1"><a href="#fn1">1</a></sup></p><ol><li id="fn1">注<a href="#r1">↩</a></li></ol>';
  expect(convert(html)).toEqual({ body: '<p>甲<sup>1</sup></p><ol><li>注</li></ol>', losses: [] });
});

test('markup that is nested without end is not converted, but named and clean', () => {
  const html = `${'<div>'.repeat(5000)}甲<script>x</script>`;
  expect(convert(html)).toEqual({
    body: expect.stringContaining('甲'),
    losses: [expect.objectContaining({ kind: 'lost' })],
  });
});

test('an element whose class is for members is left out, or stays in a draft', () => {
  const html = '<p>公开</p><div class="box members-only"><p>密</p></div>';
  expect(convert(html)).toMatchObject({ body: '<p>公开</p>', losses: [{ kind: 'gated' }] });
  expect(convertBody(html, { baseUrl: null, gated: 'draft' })).toMatchObject({
    body: '<p>公开</p><p>密</p>',
    losses: [{ kind: 'stored' }],
  });
});

test.each([
  ['unclosed code', '[a]<pre ', 30_000],
  ['unclosed shortcodes', '[vip]', 50_000],
  ['unclosed gated blocks', '<!--kg-gated-block:begin ', 40_000],
  ['attributes without an end', '[a b=c d ', 30_000],
  ['addresses without an end', 'x [a https://b.example ', 10_000],
  ['addresses of a shortcode without an end', ' https://b.example', 10_000],
  ['figures in each other', '<figure class="kg-card kg-gallery-card">', 150],
  ['quotations side by side', '<q>a</q>', 15_000],
  ['the same link again and again', '<a href="/a">b</a>', 15_000],
  ['nothing but tags', '<div>', 200_000],
])('%s are read in bounded time', (_, part, times) => {
  expect(convert(part.repeat(times)).body.length).toBeLessThan(2_000_000);
});

test('shortcodes in code and comments are text, and what is not closed protects nothing', () => {
  const html = '<pre>[vip]a[/vip]</pre><p>[vip]密[/vip]公开<code>x</p><p>[vip]密[/vip]</p>';
  expect(bodyOf(html).match(/密/g)).toBeNull();
  expect(bodyOf(html)).toContain('[vip]a[/vip]');
});

test.each(['rihide', 'wxhide', 'vipcontent', 'huifu', 'fufei', 'login2view', 'comment-to-view', 'gzh2v'])(
  'what [%s] encloses is for members',
  (name) => {
    expect(convert(`<p>公开</p>[${name}]密[/${name}]`)).toMatchObject({
      body: '<p>公开</p>',
      losses: [{ kind: 'gated' }],
    });
  },
);
