import { expect, test } from '@/tests/support/browser-test';

const ITEM = /href="(\/wz_detail\/\d+)"/;
const MARKDOWN = 'text/markdown; charset=utf-8';

test('a story or event is Markdown at its address with .md, in each language', async ({
  request,
  baseURL,
}) => {
  const lists = { '/home_wz': ITEM, '/news': /href="(\/news\/\d+)"/, '/events': /href="(\/events\/\d+)"/ };
  for (const [list, link] of Object.entries(lists)) {
    const item = link.exec(await (await request.get(list)).text())?.[1];
    if (!item) throw new Error(`${list} leads nowhere`);
    for (const prefix of ['', '/zh-hant', '/en']) {
      const answer = await request.get(`${prefix}${item}.md`);
      expect(answer.status(), `${prefix}${item}`).toBe(200);
      const { 'content-type': type, 'x-robots-tag': robots, link: canonical, vary } = answer.headers();
      expect({ type, robots }).toEqual({ type: MARKDOWN, robots: 'noindex' });
      expect(vary).toMatch(/accept/i);
      const page = await (await request.get(`${prefix}${item}`)).text();
      const address = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '';
      expect(address.startsWith(baseURL ?? '-')).toBe(true);
      expect(canonical).toBe(`<${address}>; rel="canonical"`);
      expect(page).toContain(`<link rel="alternate" type="text/markdown" href="${address}.md"`);
      const text = await answer.text();
      expect(text).toMatch(/^# .+\n\n- /);
      expect(text).not.toMatch(/<p>|<div|&amp;|undefined|\[object/);
      expect(text.length).toBeGreaterThan(150);
    }
  }
});

test('one address answers each reader in the format they accept', async ({ request }) => {
  const item = ITEM.exec(await (await request.get('/home_wz')).text())?.[1] ?? '';
  const types: string[] = [];
  for (const accept of [
    'text/html',
    'text/markdown',
    '*/*',
    'text/markdown',
    'text/html,text/markdown;q=0.5',
  ]) {
    const answer = await request.get(item, { headers: { accept } });
    types.push((answer.headers()['content-type'] ?? '').split(';')[0] ?? '');
    expect(answer.headers()['vary'], accept).toMatch(/(^|,)\s*accept\s*(,|$)/i);
  }
  expect(types).toEqual(['text/html', 'text/markdown', 'text/html', 'text/markdown', 'text/html']);
});

test('a missing page is missing as Markdown, too', async ({ request }) => {
  for (const path of [
    '/wz_detail/99999999.md',
    '/news/0.md',
    '/news/x.md',
    '/columnlist/1.md',
    '/markdown/en/llms',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('llms.txt names the sections and the newest stories, in each language', async ({ request }) => {
  for (const prefix of ['', '/zh-hant', '/en']) {
    const answer = await request.get(`${prefix}/llms.txt`);
    expect(answer.status(), prefix).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[[^\n]*\]\((http[^)]+)\)/gm)].map(([, url = '']) => url);
    expect(links.filter((url) => url.endsWith('.md')).length, prefix).toBeGreaterThan(10);
    for (const url of links) expect((await request.get(url)).status(), url).toBe(200);
  }
});
