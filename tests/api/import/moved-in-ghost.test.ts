import type { ImportEvent } from '@/backend/import/item';
import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const besideOf = (events: ImportEvent[]) =>
  events.flatMap((event) => (event.type === 'beside' ? [`${event.where}: ${event.what}`] : []));

/** A post as the export of Ghost 6 has it: with its HTML and with what the editor stores. */
async function read(post: object) {
  const events = await eventsOfFiles({
    'g.json': JSON.stringify({
      db: [
        {
          data: {
            posts: [{ id: '1', uuid: 'u', title: '渡口', slug: 'du-kou', status: 'published', ...post }],
            settings: [{ key: 'url', value: 'https://ghost.example' }],
          },
        },
      ],
    }),
  });
  const [item] = itemsOf(events);
  if (!item) throw new Error(JSON.stringify(events));
  return { body: firstText(item).body, losses: lossesOf(events) };
}

const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } });
const FOR_NOBODY = { web: { nonMember: false, memberSegment: '' }, email: { memberSegment: 'status:free' } };

test.each([
  [{ type: 'email', html: '<p>只在<b>信</b>里</p>' }, '只在信里'],
  [{ type: 'email-cta', html: '<p>行动</p>', buttonText: '去', buttonUrl: 'https://x.example' }, '行动'],
  [{ type: 'html', html: '<p>只进邮件</p>', visibility: FOR_NOBODY }, '只进邮件'],
])('the card %j, which the page does not show, is named', async (card, words) => {
  const { body, losses } = await read({ html: '<p>甲</p>', lexical: lexical(card) });
  expect(body).toBe('<p>甲</p>');
  expect(losses).toEqual([`gated: card for e-mail only: ${words}`]);
});

test('so is one of the editor before', async () => {
  const { losses } = await read({
    html: '<p>甲</p>',
    mobiledoc: JSON.stringify({ cards: [['email', { html: '<p>信</p>' }]], sections: [] }),
  });
  expect(losses).toEqual(['gated: card for e-mail only: 信']);
});

test('the button of a call to action arrives beside links of its text, and so does its picture', async () => {
  const { body, losses } = await read({
    html: `<div class="kg-card kg-cta-card kg-cta-bg-grey kg-cta-immersive kg-cta-has-img" data-layout="immersive">
      <div class="kg-cta-sponsor-label-wrapper"><div class="kg-cta-sponsor-label">赞助</div></div>
      <div class="kg-cta-content"><div class="kg-cta-image-container"><a href="https://x.example/act"><img src="https://ghost.example/a.jpg" alt="图"></a></div>
      <div class="kg-cta-content-inner"><div class="kg-cta-text"><p>行动 <a href="https://x.example/a">字</a></p></div>
      <a href="https://x.example/act" class="kg-cta-button " style="color: #fff;">
        行动钮
      </a></div></div></div>`,
  });
  expect(losses).toEqual([]);
  expect(body).toContain('href="https://x.example/act" rel="nofollow noopener ugc"><img');
  expect(body.replace(/\s*\n\s*/g, '')).toContain(
    '<p><a href="https://x.example/act" rel="nofollow noopener ugc">行动钮</a></p>',
  );
});

test('a link that opens a dialog of the old site becomes its words and is named', async () => {
  const { body, losses } = await read({ html: '<p>请<a href="#/portal/signup">注册</a>。</p>' });
  expect(body).toBe('<p>请注册。</p>');
  expect(losses).toEqual(['lost: link to a dialog of its site: #/portal/signup']);
  // A heading may be called so.
  const heading = await read({ html: '<p>见<a href="#portal">入口</a>。</p>' });
  expect(heading.losses).toEqual([]);
});

test('the place of a featured post is named', async () => {
  expect((await read({ html: '<p>甲</p>', featured: 1 })).losses).toEqual([
    'changed: place among the featured posts',
  ]);
});

test('an audio card is named once', async () => {
  const { losses } = await read({
    html: '<div class="kg-card kg-audio-card"><audio src="https://ghost.example/content/media/a.mp3"></audio><div class="kg-audio-title">访谈</div></div>',
  });
  expect(losses).toEqual(['changed: audio file is a link card: https://ghost.example/content/media/a.mp3']);
});

test('what authors and tags say of themselves is named', async () => {
  const events = await eventsOfFiles({
    'g.json': JSON.stringify({
      db: [
        {
          data: {
            posts: [
              { id: '1', uuid: 'u', title: '渡口', slug: 'du', status: 'published', html: '<p>甲</p>' },
            ],
            users: [
              {
                id: '1',
                name: '林晚',
                slug: 'lin',
                bio: '写渡口',
                profile_image: 'https://g.example/lin.jpg',
              },
              { id: '2', name: '周舵', slug: 'zhou', bio: null },
            ],
            tags: [{ id: '3', name: '船', slug: 'chuan', description: '渡口的船', feature_image: null }],
          },
        },
      ],
    }),
  });
  expect(besideOf(events)).toEqual([
    'g.json author "林晚": description, stays behind: 写渡口',
    'g.json author "林晚": picture, stays behind: https://g.example/lin.jpg',
    'g.json tag "船": description, stays behind: 渡口的船',
  ]);
});

test('words for social networks are named', async () => {
  const events = await eventsOfFiles({
    'g.json': JSON.stringify({
      db: [
        {
          data: {
            posts: [
              { id: '1', uuid: 'u', title: '渡口', slug: 'du', status: 'published', html: '<p>甲</p>' },
            ],
            posts_meta: [
              { post_id: '1', og_title: '对岸', twitter_description: '船到了', email_subject: null },
            ],
          },
        },
      ],
    }),
  });
  expect(lossesOf(events)).toEqual([
    'changed: title for social networks: 对岸',
    'changed: description for social networks: 船到了',
  ]);
});
