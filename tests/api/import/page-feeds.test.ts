import { feedOfPage } from '@/backend/import/source/page-feeds';

const page = (head: string, before = '<!doctype html>') =>
  Buffer.from(`${before}<html><head>${head}</head><body/></html>`);
const link = (href: string, type = 'application/rss+xml', more = '') =>
  `<link rel="alternate" type="${type}" href="${href}" ${more}>`;
const find = (bytes: Uint8Array) => feedOfPage(bytes, 'https://s.example/news/');

test.each([
  ['a relative address', page(link('feed.xml')), 'https://s.example/news/feed.xml'],
  ['a base', page(`<base href="/root/">${link('feed.xml')}`), 'https://s.example/root/feed.xml'],
  ['Atom', page(link('/atom', 'application/atom+xml')), 'https://s.example/atom'],
  ['JSON Feed', page(link('/j', 'application/feed+json; charset=utf-8')), 'https://s.example/j'],
  [
    'unquoted, in capitals',
    page('<LINK REL=ALTERNATE TYPE=application/rss+xml HREF=/f>'),
    'https://s.example/f',
  ],
  [
    'XHTML',
    page(link('/f', 'application/rss+xml', '/'), '<?xml version="1.0"?>\n<!-- x -->'),
    'https://s.example/f',
  ],
  [
    'several, one of comments',
    page(link('/comments/feed') + link('/feed') + link('/other')),
    'https://s.example/feed',
  ],
  ['plain XML after a feed', page(link('/x', 'text/xml') + link('/feed')), 'https://s.example/feed'],
])('a page names its feed: %s', (_, bytes, address) => expect(find(bytes)).toBe(address));

test.each([
  ['no link', page('')],
  ['another language', page('<link rel="alternate" hreflang="en" href="/en">')],
  ['data of an interface', page(link('/wp-json', 'application/json'))],
  ['a style', page('<link rel="stylesheet" type="text/xml" href="/s">')],
  ['itself', page(link('https://s.example/news/'))],
  ['an address of another kind', page(link('javascript:alert(1)'))],
  [
    'a feed that quotes a page',
    Buffer.from(`<rss><channel><description>&lt;html&gt;${link('/f')}</description></channel></rss>`),
  ],
])('no address is taken for the feed of a page: %s', (_, bytes) => expect(find(bytes)).toBeNull());
