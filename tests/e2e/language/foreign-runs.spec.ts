import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const HAN = /\p{Script=Han}/u;
const WORDED = ['alt', 'title', 'aria-label', 'placeholder'];
/** How many pages of each kind are checked; pages of one kind are alike. */
const OF_A_KIND = 2;
const STARTS = [
  '/en/home',
  '/en',
  '/en/usa',
  '/en/hk',
  '/en/search',
  '/en/search/%E6%AF%94%E7%89%B9%E5%B8%81',
];

/** Texts with Han characters in an element of another language, and where they are. */
function unmarked(nodes: ChildNode[], lang: string): string[] {
  return nodes.flatMap((node) => {
    if (isText(node))
      return HAN.test(node.data) && !lang.startsWith('zh') ? [node.data.trim().slice(0, 40)] : [];
    if (!isTag(node)) return 'children' in node ? unmarked(node.children, lang) : [];
    if (['script', 'style', 'head'].includes(node.name)) return [];
    const nodeLang = node.attribs['lang'] ?? lang;
    const attributes = WORDED.flatMap((name) => {
      const words = node.attribs[name] ?? '';
      return HAN.test(words) && !nodeLang.startsWith('zh') ? [`@${name} ${words.slice(0, 40)}`] : [];
    });
    return [...attributes, ...unmarked(node.children, nodeLang)];
  });
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/en\/[^"#?]+)"/g)].flatMap(([, path]) => path ?? []);
const kindOf = (path: string) => path.replace(/\d+/g, 'N').replace(/\/search\/.+/, '/search/word');

async function walk(request: APIRequestContext): Promise<Record<string, string[]>> {
  const runsByPath: Record<string, string[]> = {};
  const counts = new Map<string, number>();
  const queue = [...STARTS];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const seen = counts.get(kindOf(path)) ?? 0;
    if (path in runsByPath || seen >= OF_A_KIND) continue;
    counts.set(kindOf(path), seen + 1);
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const html = (await answer.text()).replaceAll('<wbr/>', '');
    runsByPath[path] = unmarked(parseDocument(html).children, '');
    queue.push(...linksOf(html));
  }
  return runsByPath;
}

test('every piece of Chinese on an English page is marked as Chinese', async ({ request }) => {
  test.setTimeout(120_000);
  const runsByPath = await walk(request);
  expect(Object.keys(runsByPath).length).toBeGreaterThan(40);
  expect(Object.entries(runsByPath).filter(([, runs]) => runs.length > 0)).toEqual([]);
});

test('the check finds Chinese text that is not marked', () => {
  const html =
    '<html lang="en"><body><p>Hello 世界</p><p lang="zh-Hans">你好</p><img alt="图"></body></html>';
  expect(unmarked(parseDocument(html).children, '')).toEqual(['Hello 世界', '@alt 图']);
});
