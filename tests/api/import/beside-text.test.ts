import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

const head = `<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://wp.example</wp:base_blog_url>`;

async function read(name: string, file: string) {
  const events = await eventsOfFiles({ [name]: file });
  const [item] = itemsOf(events);
  if (!item) throw new Error(JSON.stringify(events));
  const losses = lossesOf(events).filter((loss) => !loss.startsWith('changed'));
  return { item, body: firstText(item).body, losses };
}

const wordpress = (content: string, more = '') =>
  read(
    'a.xml',
    `${head}<item><title>T</title><guid>g:5</guid><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
     <content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>
     <item><title>图</title><wp:post_id>1</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://wp.example/a.jpg</wp:attachment_url></item></channel></rss>`,
  );
const ghost = (post: object) =>
  read(
    'g.json',
    JSON.stringify({
      db: [{ data: { posts: [{ id: 1, title: 'T', slug: 't', status: 'published', ...post }] } }],
    }),
  );
const lexical = (...children: object[]) => ghost({ lexical: JSON.stringify({ root: { children } }) });

test.each([
  ['甲[gallery ids=”1″]', '<p>甲</p><figure><img src="https://wp.example/a.jpg" alt="图"></figure>'],
  [
    '甲[gallery ids=&#8221;1&#8243;]',
    '<p>甲</p><figure><img src="https://wp.example/a.jpg" alt="图"></figure>',
  ],
  [
    '[caption caption="说明"]<p><img src="https://wp.example/a.jpg" alt="图"></p>[/caption]',
    '<figure><img src="https://wp.example/a.jpg" alt="图"><figcaption>说明</figcaption></figure>',
  ],
  ['[caption caption="说明"]甲[/caption]', '<p>甲</p><p>说明</p>'],
  [
    '[videopress OcobLTqC]',
    '<p><a href="https://videopress.com/v/OcobLTqC" rel="nofollow noopener ugc">https://videopress.com/v/OcobLTqC</a></p>',
  ],
  [
    '<img src="https://wp.example/blank.gif" data-orig-file="https://wp.example/b.jpg" alt="乙">',
    '<p><img src="https://wp.example/b.jpg" alt="乙"></p>',
  ],
])('%j arrives', async (content, body) => {
  expect(await wordpress(content)).toMatchObject({ body, losses: [] });
});

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk&list=PL1&index=2',
  'https://youtu.be/abcdefghijk?si=x1',
])('what follows the name of a video in %s is no loss', async (address) => {
  const content = `<!-- wp:embed {"url":"${address}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div></figure><!-- /wp:embed -->`;
  const { body, losses } = await wordpress(content);
  expect(body).toContain('data-site="youtube" data-id="abcdefghijk"');
  expect(losses).toEqual([]);
});

test('pictures and links of a summary, and subtitles of a video, are named', async () => {
  const { losses } = await wordpress(
    '<video src="/v.mp4"><track src="/s.vtt"></video>',
    '<excerpt:encoded><![CDATA[<img src="/e.jpg"> 摘要 <a href="https://l.example">链</a>]]></excerpt:encoded>',
  );
  expect(losses).toEqual([
    'lost: picture of the summary: /e.jpg',
    'lost: link of the summary: https://l.example',
    'lost: subtitles of a video: /s.vtt',
  ]);
});

test('a cover without a site, and the code of a page, are named', async () => {
  const { item, losses } = await ghost({
    ...{ html: '<p>甲</p>', feature_image: '/content/images/f.jpg' },
    codeinjection_head: '<script>x()</script>',
  });
  expect(item.picUrl).toBeNull();
  expect(losses).toEqual([
    'lost: cover with an address that leads nowhere (its site: --site https://…): /content/images/f.jpg',
    'lost: code in the head of the page: <script>x()</script>',
  ]);
});

test('the button of a product that is switched off is not shown', async () => {
  const { body, losses } = await lexical(
    {
      type: 'product',
      productTitle: '品',
      productButtonEnabled: false,
      productUrl: 'https://b.example',
      productButton: '买',
    },
    { type: 'paragraph', children: [{ type: 'text', text: '甲' }, { type: 'zwnj' }] },
  );
  expect([body, losses]).toEqual(['<h4>品</h4><p>甲</p>', []]);
});
