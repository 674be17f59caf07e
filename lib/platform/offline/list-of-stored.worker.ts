import { IS_FILE } from './cached-files';
import { READER_CACHES } from './find-stored.worker';

const SIMPLIFIED = {
  lang: 'zh-Hans',
  title: '没有网络',
  some: '这台设备上留有：',
  none: '这台设备上还没有留下文章。',
};

/** The words of the page by the beginning of an address; simplified Chinese has none of its own. */
const WORDS: Record<string, typeof SIMPLIFIED | undefined> = {
  en: {
    lang: 'en',
    title: 'No network',
    some: 'Kept on this device:',
    none: 'Nothing is kept on this device yet.',
  },
  'zh-hant': {
    lang: 'zh-Hant',
    title: '沒有網路',
    some: '這台裝置上留有：',
    none: '這台裝置上還沒有留下文章。',
  },
};

const STYLE =
  'body{max-width:40rem;margin:10vh auto;padding:0 20px;font:17px/1.8 system-ui,sans-serif}:root{color-scheme:light dark}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A page that lists the stored pages, the last ones first, in the language of the address that was wanted. */
export async function listOfStored(wanted: URL): Promise<Response> {
  const [, first = ''] = wanted.pathname.split('/');
  const { lang, title, some, none } = WORDS[first] ?? SIMPLIFIED;
  const pages = await storedPages();
  const list = [...pages].map(([path, name]) => `<li><a href="${encodeURI(path)}">${name}</a></li>`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="${lang}">${head}<h1>${title}</h1><p>${list ? some : none}</p><ul>${list}</ul></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

/** The titles of the stored pages, as HTML, by their paths. */
async function storedPages(): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const name of READER_CACHES) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname } = new URL(request.url);
      if (IS_FILE.test(pathname) || titles.has(pathname)) continue;
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const [, title] = /<title>([^<]*)</.exec(text) ?? [];
      titles.set(pathname, title ?? pathname);
    }
  }
  return titles;
}
