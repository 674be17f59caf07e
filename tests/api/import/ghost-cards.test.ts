import { card, lexical, mobiledoc, read } from './ghost-posts';

const CARDS: [string, object, string][] = [
  [
    'bookmark',
    {
      url: 'https://b.example/r',
      metadata: { title: '报告', description: '说明', author: '林', publisher: '社', thumbnail: '/t.jpg' },
      caption: '一读',
    },
    `${card('https://b.example/r', '报告', ['说明', '林 · 社'], 'https://g.example/t.jpg')}<p>一读</p>`,
  ],
  [
    'file',
    { src: '/f.pdf', fileTitle: '表', fileName: 'f.pdf', fileCaption: '全部' },
    card('https://g.example/f.pdf', '表', ['全部', 'f.pdf']),
  ],
  ['audio', { src: '/a.mp3', title: '访谈' }, card('https://g.example/a.mp3', '访谈', ['g.example'])],
  [
    'video',
    { src: '/v.mp4', caption: '现场', thumbnailSrc: '/v.jpg' },
    card('https://g.example/v.mp4', '现场', ['g.example'], 'https://g.example/v.jpg'),
  ],
  [
    'gallery',
    {
      images: [
        { src: '/1.jpg', alt: '甲' },
        { src: '/2.jpg', alt: '乙' },
      ],
      caption: '两张',
    },
    '<figure><img src="https://g.example/1.jpg" alt="甲"></figure><figure><img src="https://g.example/2.jpg" alt="乙"></figure><p>两张</p>',
  ],
  ['toggle', { heading: '问', content: '<p>答</p>' }, '<h4>问</h4><p>答</p>'],
  ['callout', { calloutEmoji: '💡', calloutText: '注意<b>甲</b>' }, '<aside><p>💡 注意<b>甲</b></p></aside>'],
  [
    'button',
    { buttonText: '报名', buttonUrl: 'https://b.example/go' },
    '<p><a href="https://b.example/go" rel="nofollow noopener ugc">报名</a></p>',
  ],
  [
    'product',
    {
      productTitle: '书',
      productDescription: '<p>好</p>',
      productImageSrc: '/p.jpg',
      productUrl: 'https://b.example/buy',
      productButton: '买',
      productRatingEnabled: true,
      productStarRating: 4,
    },
    '<figure><img src="https://g.example/p.jpg"></figure><h4>书</h4><p>★★★★☆</p><p>好</p><p><a href="https://b.example/buy" rel="nofollow noopener ugc">买</a></p>',
  ],
  [
    'header',
    { header: '大题', subheader: '小题', buttonUrl: 'https://b.example/h', buttonText: '去' },
    '<h2>大题</h2><p>小题</p><p><a href="https://b.example/h" rel="nofollow noopener ugc">去</a></p>',
  ],
  [
    'embed',
    {
      url: 'https://www.youtube.com/watch?v=x',
      html: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
      metadata: { title: '讲座' },
      caption: '录像',
    },
    `${card('https://www.youtube.com/watch?v=x', '讲座', ['YouTube'])}<p>录像</p>`,
  ],
  ['html', { html: '<p>原样</p>' }, '<p>原样</p>'],
  [
    'image',
    { src: '/i.jpg', alt: '图', caption: '图说' },
    '<figure><img src="https://g.example/i.jpg" alt="图"><figcaption>图说</figcaption></figure>',
  ],
];

test.each(CARDS)('the %s card arrives from both editors', async (name, payload, body) => {
  for (const post of [lexical({ type: name, ...payload }), mobiledoc([name, payload])]) {
    const arrived = await read(post);
    expect(arrived.body).toBe(body);
    expect(arrived.losses.filter((loss) => !loss.startsWith('changed'))).toEqual([]);
  }
});

test('a sign-up card is left out and named, as is a card of an unknown kind', async () => {
  const text = { type: 'paragraph', children: [{ type: 'text', text: '甲' }] };
  const { body, losses } = await read(
    lexical(text, { type: 'signup', header: '订阅' }, { type: 'poll', title: '投票' }),
  );
  expect(body).toBe('<p>甲</p>');
  expect(losses).toEqual(['lost: sign-up card 订阅', 'lost: card "poll" of Ghost 投票']);
  const html = await read({
    html: '<p>甲</p><div class="kg-card kg-signup-card"><h2>订阅</h2><form><input></form></div>',
  });
  expect([html.body, html.losses]).toEqual(['<p>甲</p>', ['lost: sign-up card 订阅']]);
});
