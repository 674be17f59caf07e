#!/usr/bin/env node
// Memory of portal and backend while readers request random addresses: pages of all kinds in three languages, pages
// that were never requested before, pages that do not exist, client-side navigations, pictures and feeds. Prints a line
// a minute.
//   node tests/bench/soak.mjs [minutes] [readers]
import { memoryOf } from './backend.mjs';
import { itemOf, startSite } from './site.mjs';

const MINUTES = Number(process.argv[2] ?? 30);
const READERS = Number(process.argv[3] ?? 4);
const ITEMS = 4000;
const PORTION = 400;
const LANGUAGES = ['', '/en', '/zh-hant'];

let seed = 7;
/** The lower bits of such random numbers repeat soon. */
function below(max) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(seed / 65_536) % max;
}
const pick = (list) => list[below(list.length)];

const day = () => new Date(Date.UTC(2026, 10, 1) - below(90) * 86_400_000).toISOString().slice(0, 10);
const ADDRESSES = [
  (ids) => `/wz_detail/${pick(ids)}`,
  (ids) => `/wz_detail/${pick(ids)}`,
  (ids) => `/wz_detail/${pick(ids)}`,
  (ids) => `/news/${pick(ids)}`,
  (ids) => `/news/${pick(ids)}`,
  () => '/home',
  () => '/news',
  () => '/home_wz',
  () => `/news/day/${day()}`,
  () => `/home_wz/page/${1 + below(60)}`,
  () => `/features/label/${1 + below(60)}`,
  () => `/columnlist/${1 + below(60)}`,
  () => `/search/${below(5000)}`,
  () => `/wz_detail/9${below(30_000)}`,
  () => `/${below(30_000).toString(36)}`,
  () => '/feed.xml',
  () => '/events',
];

const site = await startSite({ LIMITS_TIMES: '1000' });
try {
  const lists = await site.backend.post('/getArticleList', { size: 100 });
  const listedIds = lists.data.list.map((item) => item.id);
  for (let from = 0; from < ITEMS; from += PORTION)
    await site.importItems(
      Array.from({ length: PORTION }, (_, n) =>
        itemOf(
          `soak:${from + n}`,
          { 'zh-Hans': `第${from + n}条` },
          {
            kind: n % 2 ? 'flash' : 'article',
            labelNames: [`标签${n % 40}`],
            authorName: `作者${n % 40}`,
            releasedAt: new Date(Date.UTC(2026, 10, 1) - (from + n) * 1_800_000).toISOString(),
          },
        ),
      ),
    );
  const newest = await site.backend.post('/getArticleList', { size: 1 });
  const first = newest.data.list[0].id - ITEMS;
  const ids = [...listedIds, ...Array.from({ length: ITEMS }, (_, n) => first + n)];
  const statuses = {};
  let isOver = false;
  let requests = 0;
  const read = async () => {
    while (!isOver) {
      const address = `${pick(LANGUAGES)}${pick(ADDRESSES)(ids)}`;
      const headers = below(4) === 0 ? { rsc: '1' } : {};
      const answer = await fetch(site.base + address, { headers });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      requests += 1;
    }
  };
  console.log(
    '| minute | requests | portal MB | its heap: used, held | outside of the heap | backend MB |\n|---|---|---|---|---|---|',
  );
  const line = async (minute) => {
    const metrics = await (await fetch(`${site.base}/metrics`)).text();
    const [used, heapTotal, outside] = ['heap_size_used', 'heap_size_total', 'external_memory'].map((name) =>
      Math.round(
        Number(new RegExp(`^nodejs_${name}_bytes.* ([\\d.e+]+)$`, 'm').exec(metrics)?.[1]) / 1_048_576,
      ),
    );
    console.log(
      `| ${minute} | ${requests} | ${Math.round(memoryOf(site.portal))} | ${used}, ${heapTotal} | ${outside} | ${Math.round(site.backend.memory())} |`,
    );
  };
  await line(0);
  const readers = Array.from({ length: READERS }, read);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 60_000)), Promise.all(readers)]);
    await line(minute);
  }
  isOver = true;
  await Promise.all(readers);
  console.log(
    `\nMost at any time: portal ${Math.round(memoryOf(site.portal, 'VmHWM'))} MB, backend ${Math.round(memoryOf(site.backend.program, 'VmHWM'))} MB. Statuses: ${JSON.stringify(statuses)}`,
  );
} finally {
  await site.stop();
}
