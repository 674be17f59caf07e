#!/usr/bin/env node
// What making a page costs, and which pages are made again when the newsroom works: crawls every story in three
// languages, then once more while flashes are published and titles change.
//   node tests/bench/page-making.mjs [articles] [flashes]
// Needs a build (npm run build).
import { readFileSync } from 'node:fs';
import { memoryOf } from './backend.mjs';
import { itemOf, startSite } from './site.mjs';

const [articles = 150, flashes = 150] = process.argv.slice(2).map(Number);
const TICK_MS = 10;
const TOKEN = 'a-token-of-the-bench-only';
const LOCALES = ['', '/zh-hant', '/en'];
const PUBLISHED_EVERY = 50;
const PARAGRAPH =
  '把过程写下来，下一次就不用从头想起，读的人也能跟上。比特币与以太坊的价格在这一周各走各的路，交易所的存量继续下降。';
const CODE = '<pre><code>contract Vault { mapping(address => uint256) public shares; }</code></pre>';

const site = await startSite({ LIMITS_TIMES: '100000', METRICS_TOKEN: TOKEN });
const cpuOf = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
const programs = () => [cpuOf(site.portal), cpuOf(site.backend.program)];
const countsOf = async () => {
  const text = await (
    await fetch(`${site.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  return Object.fromEntries(
    [...text.matchAll(/^\w*page_cache_reads_total\{[^}]*result="(\w+)"[^}]*\} (\d+)/gm)].map(
      ([, name, value]) => [name, Number(value)],
    ),
  );
};

const bodyOf = (n, paragraphs) =>
  Array.from({ length: paragraphs }, (_, at) => `<p>${PARAGRAPH}第${n}篇第${at}段。</p>`).join('') +
  (n % 5 === 0 ? CODE : '');
const story = (kind, n, change = {}) =>
  itemOf(
    `making:${kind}:${n}`,
    {},
    {
      kind,
      texts: [
        {
          lang: 'zh-Hans',
          text: {
            title: `${kind === 'flash' ? '快讯' : '文章'}${n}：比特币与以太坊`,
            summary: PARAGRAPH,
            body: bodyOf(n, kind === 'flash' ? 2 : 24),
          },
        },
      ],
      labelNames: n % 2 ? ['比特币'] : ['以太坊'],
      releasedAt: new Date(Date.now() - n * 600_000).toISOString(),
      ...change,
    },
  );

/** Opens addresses one after another, and reports what a page cost. */
async function crawl(name, addresses, each = () => undefined) {
  const before = [...programs(), performance.now()];
  const counts = await countsOf();
  for (const [at, address] of addresses.entries()) {
    await each(at);
    const answer = await fetch(`${site.base}${address}`, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  }
  const after = [...programs(), performance.now()];
  const [portal, backend, wall] = after.map((value, at) => (value - before[at]) / addresses.length);
  const now = await countsOf();
  const rendered = (now.miss ?? 0) + (now.outdated ?? 0) - (counts.miss ?? 0) - (counts.outdated ?? 0);
  console.log(
    `| ${name} | ${addresses.length} | ${portal.toFixed(1)} | ${backend.toFixed(1)} | ${wall.toFixed(1)} | ${rendered} |`,
  );
}

try {
  await site.importItems(Array.from({ length: articles }, (_, n) => story('article', n)));
  await site.importItems(Array.from({ length: flashes }, (_, n) => story('flash', n)));
  const idsOf = async (path, input, count) => {
    const ids = [];
    for (let at = {}; ids.length < count;) {
      const { data } = await site.backend.post(path, { size: 50, ...input(ids.length / 50 + 1), ...at });
      if (data.list.length === 0) break;
      ids.push(...data.list.map(({ id }) => id));
      at = data.next ? { cursor: data.next } : {};
    }
    return ids.slice(0, count);
  };
  const articleIds = await idsOf('/getArticleList', (page) => ({ page }), articles);
  const flashIds = await idsOf('/getFlashList', () => ({}), flashes);
  const inAll = (path, ids) => LOCALES.flatMap((locale) => ids.map((id) => `${locale}${path}/${id}`));
  const articlePages = inAll('/wz_detail', articleIds);
  const flashPages = inAll('/news', flashIds);
  console.log('| pages | opened | portal ms | backend ms | wall ms | made |\n|---|---|---|---|---|---|');
  await crawl('warming up', [...articlePages.slice(-40), ...flashPages.slice(-40)]);
  await crawl('articles, cold', articlePages.slice(0, -40));
  await crawl('flashes, cold', flashPages.slice(0, -40));
  await crawl('all again', [...articlePages, ...flashPages]);
  let published = 0;
  await crawl('all again, a flash for every 50 pages', [...articlePages, ...flashPages], async (at) => {
    if (at % PUBLISHED_EVERY !== 0) return;
    published += 1;
    await site.importItems([
      story('flash', 10_000 + published, { releasedAt: new Date().toISOString() }),
      ...(published % 3 === 0 ? [story('article', published, { isImportant: true })] : []),
    ]);
  });
  console.log(
    `${published} flashes; portal ${Math.round(memoryOf(site.portal))} MB, backend ${Math.round(site.backend.memory())} MB`,
  );
} finally {
  await site.stop();
}
