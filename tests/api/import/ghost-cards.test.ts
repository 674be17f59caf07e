import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const wrap = (post: object) =>
  JSON.stringify({
    db: [
      {
        data: {
          posts: [{ id: '1', title: 'T', slug: 't', status: 'published', type: 'post', ...post }],
          settings: [{ key: 'url', value: 'https://g.example' }],
        },
      },
    ],
  });

async function read(post: object) {
  const events = await eventsOfFiles({ 'e.json': wrap(post) });
  const [item] = itemsOf(events);
  return { body: item ? firstText(item).body : null, status: item?.status, losses: lossesOf(events) };
}

const lexical = (...children: object[]) => ({ html: null, lexical: JSON.stringify({ root: { children } }) });
const mobiledoc = (...cards: [string, object][]) => ({
  html: null,
  mobiledoc: JSON.stringify({ version: '0.3.1', cards, sections: cards.map((_, at) => [10, at]) }),
});
const card = (href: string, title: string, lines: string[], picture = '') =>
  `<aside class="link-card">${picture && `<p><img src="${picture}" alt="${title}"></p>`}<p><a href="${href}" rel="nofollow noopener ugc"><strong>${title}</strong></a></p>${lines
    .map((line, at) => (at === lines.length - 1 ? `<p><small>${line}</small></p>` : `<p>${line}</p>`))
    .join('')}</aside>`;

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

test('texts of both editors arrive with their marks, links and lists', async () => {
  const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });
  const written = await read(
    lexical(
      { type: 'extended-heading', tag: 'h3', children: [words('题')] },
      {
        type: 'paragraph',
        children: [
          words('粗', 1),
          words(' '),
          { type: 'link', url: '/l', children: [words('链')] },
          { type: 'linebreak' },
          words('斜', 3),
        ],
      },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [{ type: 'listitem', children: [words('项')] }],
      },
    ),
  );
  expect(written.body).toBe(
    '<h3>题</h3><p><strong>粗</strong> <a href="https://g.example/l" rel="nofollow noopener ugc">链</a><br><strong><em>斜</em></strong></p><ol start="3"><li>项</li></ol>',
  );
  const older = await read({
    html: null,
    mobiledoc: JSON.stringify({
      markups: [['strong'], ['a', ['href', '/l']]],
      atoms: [['soft-return', '', {}]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, '粗'],
            [1, [], 0, 0],
            [0, [1], 1, '链'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, '项']]]],
      ],
    }),
  });
  expect(older.body).toBe(
    '<p><strong>粗</strong><br><a href="https://g.example/l" rel="nofollow noopener ugc">链</a></p><ul><li>项</li></ul>',
  );
});

test('cards that are not for everyone are left out in all three forms', async () => {
  const open = { type: 'paragraph', children: [{ type: 'text', text: '公开' }] };
  const closed = {
    html: '<p>密</p>',
    visibility: { web: { nonMember: false, memberSegment: 'status:free,status:-free' } },
  };
  const posts = [
    lexical(open, { type: 'html', ...closed }),
    lexical(open, { type: 'paywall' }, { type: 'paragraph', children: [{ type: 'text', text: '密' }] }),
    mobiledoc(['html', { html: '<p>公开</p>' }], ['paywall', {}], ['html', { html: '<p>密</p>' }]),
    {
      html: '<p>公开</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" --><p>密</p><!--kg-gated-block:end-->',
    },
    { html: '<p>公开</p><!--members-only--><p>密</p>' },
  ];
  for (const post of posts) {
    const { body, status, losses } = await read(post);
    expect([body, status]).toEqual(['<p>公开</p>', 'approved']);
    expect(losses).toEqual([expect.stringMatching(/^gated: /)]);
  }
});

test.each(['members', 'paid', 'tiers'])(
  'a post for %s is a draft with all of its text',
  async (visibility) => {
    const { body, status, losses } = await read({
      visibility,
      html: '<p>甲</p><!--members-only--><p>密</p>',
    });
    expect([body, status]).toEqual(['<p>甲</p><p>密</p>', 'draft']);
    expect(losses[0]).toBe(`stored: all of it, because it is for "${visibility}" readers only`);
  },
);

test('nothing of rarer nodes is lost in silence: ticks, heads of tables, quoted posts and what cannot be read', async () => {
  const words = (text: string) => ({ type: 'text', text });
  const { body } = await read(
    lexical(
      {
        type: 'list',
        listType: 'check',
        children: [{ type: 'listitem', checked: true, children: [words('做完')] }],
      },
      {
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: [{ type: 'tablecell', headerState: 1, colSpan: 2, children: [words('头')] }],
          },
        ],
      },
      { type: 'embed', url: 'https://twitter.com/a/status/1', html: '<blockquote><p>推</p></blockquote>' },
      { type: 'call-to-action', sponsorLabel: '<p>赞助</p>', textValue: '<p>文</p>' },
    ),
  );
  for (const part of [
    '<li>☑ 做完</li>',
    '<th colspan="2">头</th>',
    'href="https://twitter.com/a/status/1"',
    '<p>赞助</p><p>文</p>',
  ])
    expect(body).toContain(part);
  const broken = await read({
    html: null,
    mobiledoc: JSON.stringify({
      cards: [['embed', {}]],
      sections: [
        [1, 'p', [['x', [], 0, '坏']]],
        [10, 0],
      ],
    }),
  });
  expect(broken.losses).toEqual([
    expect.stringContaining('part of a paragraph that cannot be read'),
    'lost: embed card without an address',
  ]);
});
