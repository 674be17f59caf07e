import { playerFrame, playerPage, readPlayer } from '@/backend/contract/rich-text/players';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx', 'youtube', 'dQw4w9WgXcQ', 0],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'youtube', 'dQw4w9WgXcQ', 90],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=12', 'youtube', 'dQw4w9WgXcQ', 12],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ', 0],
  ['https://www.bilibili.com/video/BV1xx411c7mD/?p=3&t=20', 'bilibili', 'BV1xx411c7mD/3', 20],
  ['https://player.bilibili.com/player.html?aid=170001&page=1', 'bilibili', 'av170001', 0],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=30s', 'vimeo', '76979871/8272103f6e', 30],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871', 0],
  [
    'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5?utm_source=x',
    'spotify',
    'episode/7makk4oTQel546B0PZlDM5',
    0,
  ],
  [
    'https://www.youtube.com/embed/videoseries?si=x&list=PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B',
    'youtube',
    'list/PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B',
    0,
  ],
  ['https://www.youtube.com/embed?listType=playlist&list=PLbpi6ZahtOH6', 'youtube', 'list/PLbpi6ZahtOH6', 0],
])('%s is a player', (address, site, id, start) => expect(readPlayer(address)).toEqual({ site, id, start }));

test.each([
  'https://www.youtube.com/@lianxun',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/videoseries?list=PLx',
  'https://www.youtube.com/playlist',
  'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6/../../evil',
  'https://www.youtube.com/embed?listType=search&list=bitcoin_halving',
  'https://www.youtube.com/playlist?list=RDdQw4w9WgXcQdQw4w9',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://x.com/a/status/1',
  'https://www.bilibili.com/read/cv1',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://open.spotify.com/user/a',
])('%s is none', (address) => expect(readPlayer(address)).toBeNull());

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ?t=90',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90',
  ],
  [
    'https://www.bilibili.com/video/av170001?p=2',
    'https://www.bilibili.com/video/av170001?p=2',
    'https://player.bilibili.com/player.html?isOutside=true&aid=170001&p=2&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
  [
    'https://open.spotify.com/intl-de/track/7makk4oTQel546B0PZlDM5',
    'https://open.spotify.com/track/7makk4oTQel546B0PZlDM5',
    'https://open.spotify.com/embed/track/7makk4oTQel546B0PZlDM5',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B',
    'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B&autoplay=1',
  ],
])('the page and the frame of %s', (address, page, frame) => {
  const player = readPlayer(address);
  expect(player && [playerPage(player), playerFrame(player)]).toEqual([page, frame]);
  // The page of a player is read as the same player.
  expect(readPlayer(page)).toEqual(player);
});

test('the sanitiser keeps a player with a site and an id of the list, and no other', () => {
  const figure = (attributes: string) =>
    `<figure class="player"${attributes}><figcaption>题</figcaption></figure>`;
  const whole = figure(' data-site="youtube" data-id="dQw4w9WgXcQ" data-start="90"');
  const list = figure(' data-site="youtube" data-id="list/PLbpi6ZahtOH6Ar_3GPy3workNpsL9Qm8B"');
  for (const html of [whole, list]) expect(sanitizeRichText(html)).toBe(html);
  for (const attributes of [
    ' data-site="evil" data-id="dQw4w9WgXcQ"',
    ' data-site="youtube" data-id="dQw4w9WgXcQ/../../x"',
    ' data-site="constructor" data-id="dQw4w9WgXcQ"',
    ' data-id="dQw4w9WgXcQ" data-player="youtube"',
  ])
    expect(sanitizeRichText(figure(attributes))).toBe(figure(''));
});
