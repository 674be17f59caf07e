import { lexical, mobiledoc, read } from './ghost-posts';

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
