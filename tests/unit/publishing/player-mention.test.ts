import { readRichText } from '@/lib/publishing/rich-text/read-rich-text';

const CAPTION = '<figcaption><a href="https://vimeo.com/76979871">会场</a></figcaption>';
const read = (html: string) =>
  readRichText(html, {
    locale: 'en',
    siteUrl: 'https://news.test',
    labels: { picture: 'Picture', table: 'Table' },
  }).parts;

test('a player splits the text, and has a link for where it is not shown', () => {
  expect(
    read(`<p>a</p><figure class="player" data-site="vimeo" data-id="76979871">${CAPTION}</figure>`),
  ).toEqual([
    { kind: 'html', html: '<p>a</p>' },
    {
      kind: 'player',
      mention: { player: { site: 'vimeo', id: '76979871', start: 0 }, title: '会场' },
      html: expect.stringContaining('href="https://vimeo.com/76979871"'),
    },
  ]);
});

test('a figure of an unknown site, or with an id it does not write, is a figure with its link', () => {
  for (const attributes of ['data-site="x" data-id="76979871"', 'data-site="vimeo" data-id="a"', ''])
    expect(read(`<figure class="player" ${attributes}>${CAPTION}</figure>`)).toMatchObject([
      { kind: 'html' },
    ]);
});
