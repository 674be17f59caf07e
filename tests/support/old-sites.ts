/** Where an old site showed something: addresses on its host, without the host. */
export interface OldSite {
  host: string;
  /** The export of the site, as its own exporter writes it. */
  file: string;
  /** By title. */
  posts: { title: string; addresses: string[] }[];
  /** Lists and pages, and the beginning of the address of what shows the same here. */
  lists: { addresses: string[]; to: string }[];
  /** Addresses of what does not come. */
  gone: string[];
}

const COUNT = 200;
const TAGS = ['以太坊', '比特币', 'DeFi', '监管'];
const WRITERS = [
  { login: 'lin.wan', name: '林晚' },
  { login: 'zhouduo', name: '周舵' },
];

const day = (n: number) => new Date(Date.UTC(2023, 0, 1 + (n % 300), 4, n % 60)).toISOString();
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const hex = (text: string) => encodeURIComponent(text).toLowerCase();

/** A WordPress site with dates in its permalinks and Chinese slugs, as WordPress 6 exports it. */
export function wordPressSite(host = 'wp.example'): OldSite {
  const base = `https://${host}`;
  const posts = Array.from({ length: COUNT }, (_, n) => {
    const date = day(n);
    const slug = n % 3 === 0 ? hex(`渡口笔记-${n}`) : `ferry-note-${n}`;
    const path = `/${date.slice(0, 10).replaceAll('-', '/')}/${slug}/`;
    return { n, id: 1000 + n, title: `渡口笔记第${n}篇`, date, slug, path };
  });
  const linkTo = (n: number) => `${base}${posts[n % COUNT]?.path ?? ''}`;
  const items = posts.map(({ n, id, title, date, slug, path }) => {
    const tag = n % TAGS.length;
    return `<item>
<title>${cdata(title)}</title><link>${base}${path}</link><dc:creator>${cdata(WRITERS[n % 2]?.login ?? '')}</dc:creator>
<guid isPermaLink="false">${base}/?p=${id}</guid>
<content:encoded>${cdata(`<!-- wp:paragraph --><p>第${n}天的渡口。<a href="${linkTo(n + 1)}#more">下一篇</a>、<a href="${base}/?p=${1000 + ((n + 7) % COUNT)}">另一篇</a>、<a href="https://elsewhere.example/x">别处</a>。脚注<sup><a href="${linkTo(n)}#fn1">1</a></sup>。</p><!-- /wp:paragraph -->`)}</content:encoded>
<excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date.slice(0, 19).replace('T', ' '))}</wp:post_date><wp:post_date_gmt>${cdata(date.slice(0, 19).replace('T', ' '))}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata('publish')}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${cdata('post')}</wp:post_type>
<category domain="category" nicename="${n % 2 ? 'chuan' : 'an'}">${cdata(n % 2 ? '船上' : '岸上')}</category>
<category domain="post_tag" nicename="${hex(TAGS[tag] ?? '')}">${cdata(TAGS[tag] ?? '')}</category>
${n === 0 ? `<wp:postmeta><wp:meta_key>${cdata('_wp_old_slug')}</wp:meta_key><wp:meta_value>${cdata('first-name')}</wp:meta_value></wp:postmeta>` : ''}
</item>`;
  });
  const attachment = `<item><title>pier</title><link>${base}${posts[0]?.path ?? ''}pier/</link><wp:post_id>5001</wp:post_id><wp:post_name>pier</wp:post_name><wp:status>inherit</wp:status><wp:post_parent>1000</wp:post_parent><wp:post_type>attachment</wp:post_type><wp:attachment_url>${base}/wp-content/uploads/2023/01/pier.jpg</wp:attachment_url></item>`;
  const other = (id: number, slug: string, type: string, path: string) =>
    `<item><title>${slug}</title><link>${base}${path}</link><wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type><content:encoded>${cdata('<p>关于</p>')}</content:encoded></item>`;
  const page = other(6001, 'guanyu', 'page', '/guanyu/');
  const product = other(6002, 'oar', 'product', '/product/oar/');
  const head = `<title>旧渡口</title><link>${base}</link><language>zh-CN</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${base}</wp:base_site_url><wp:base_blog_url>${base}</wp:base_blog_url>
${WRITERS.map(({ login, name }, n) => `<wp:author><wp:author_id>${n + 1}</wp:author_id><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`).join('')}
<wp:category><wp:term_id>11</wp:term_id><wp:category_nicename>an</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('岸上')}</wp:cat_name></wp:category>
<wp:category><wp:term_id>12</wp:term_id><wp:category_nicename>chuan</wp:category_nicename><wp:category_parent>an</wp:category_parent><wp:cat_name>${cdata('船上')}</wp:cat_name></wp:category>
${TAGS.map((name, n) => `<wp:tag><wp:term_id>${21 + n}</wp:term_id><wp:tag_slug>${hex(name)}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name></wp:tag>`).join('')}`;
  return {
    host,
    file: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${head}${items.join('\n')}${attachment}${page}${product}</channel></rss>`,
    posts: posts.map(({ n, id, title, slug, path }) => ({
      title,
      addresses: [
        path,
        path.slice(0, -1),
        path.replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase()),
        `/index.php${path}`,
        `/?p=${id}`,
        `/?p=${id}&utm_source=letter`,
        `/${slug}/`,
        `${path}feed/`,
        `${path}amp/`,
        ...(n === 0 ? [path.replace(slug, 'first-name'), `${path}pier/`] : []),
      ],
    })),
    lists: [
      { addresses: ['/category/an/', '/?cat=11', '/category/an/page/2/'], to: '/features/label/' },
      { addresses: ['/category/an/chuan/', '/category/chuan/', '/?cat=12'], to: '/features/label/' },
      ...TAGS.map((name) => ({
        addresses: [`/tag/${hex(name)}/`, `/tag/${name}`, `/tag/${hex(name)}/page/3/`],
        to: '/features/label/',
      })),
      { addresses: [`/tag/${hex('以太坊')}/feed/`], to: '/features/label/' },
      { addresses: ['/author/lin-wan/', '/?author=1', '/author/lin-wan/feed/'], to: '/columnlist/' },
      { addresses: ['/guanyu/', '/?page_id=6001'], to: '/landing/guanyu' },
    ],
    gone: ['/product/oar/', '/?p=6002'],
  };
}

/** A Ghost site, as Ghost 5 exports it. */
export function ghostSite(host = 'ghost.example'): OldSite {
  const posts = Array.from({ length: COUNT }, (_, n) => ({
    n,
    id: n.toString(16).padStart(24, '0'),
    slug: `gang-kou-${n}`,
    title: `港口手记第${n}篇`,
  }));
  const rows = posts.map(({ n, id, slug, title }) => ({
    id,
    uuid: `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
    title,
    slug,
    html: `<p>第${n}天的港口。<a href="__GHOST_URL__/gang-kou-${(n + 1) % COUNT}/">下一篇</a><a href="__GHOST_URL__/${slug}/#fn1">1</a></p>`,
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: day(n),
  }));
  const page = { ...rows[0], id: 'f'.repeat(24), uuid: 'page', slug: 'about-port', type: 'page' };
  const data = {
    posts: [...rows, page],
    users: [{ id: 'u1', name: '顾潮', slug: 'gu-chao' }],
    tags: [
      { id: 't1', name: '港口', slug: 'gang-kou' },
      { id: 't2', name: '#内部', slug: 'hash-inner' },
    ],
    posts_authors: rows.map(({ id }) => ({ post_id: id, author_id: 'u1', sort_order: 0 })),
    posts_tags: rows.map(({ id }) => ({ post_id: id, tag_id: 't1', sort_order: 0 })),
    settings: [
      { key: 'title', value: '旧港口' },
      { key: 'url', value: `https://${host}` },
      { key: 'locale', value: 'zh' },
    ],
  };
  return {
    host,
    file: JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data }] }),
    posts: posts.map(({ slug, title }) => ({
      title,
      addresses: [`/${slug}/`, `/${slug}`, `/${slug}/amp/`, `/${slug}/?ref=letter`],
    })),
    lists: [
      {
        addresses: ['/tag/gang-kou/', '/tag/gang-kou/rss/', '/tag/gang-kou/page/2/'],
        to: '/features/label/',
      },
      { addresses: ['/author/gu-chao/', '/author/gu-chao/rss/'], to: '/columnlist/' },
      { addresses: ['/about-port/'], to: '/landing/about-port' },
    ],
    gone: [],
  };
}
