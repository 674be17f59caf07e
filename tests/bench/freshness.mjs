#!/usr/bin/env node
// How long after the answer of an import a change is visible everywhere: pages, lists, feeds, sitemaps. Each round
// changes or withdraws one story, and requests every place until it shows the change.
//   node tests/bench/freshness.mjs [rounds]
import { median } from './backend.mjs';
import { itemOf, startSite } from './site.mjs';

const ROUNDS = Number(process.argv[2] ?? 10);
const PATIENCE_MS = 20_000;
const site = await startSite();
const { base } = site;
const text = async (path) => (await (await fetch(base + path)).text()).replaceAll('<wbr/>', '');

await store('新稿0', 'approved');
const { data } = await site.backend.post('/getArticleList', { size: 1 });
const id = data.list[0].id;
const page = `/wz_detail/${id}`;
const LISTS = ['/', '/home_wz', '/zh-hant/home_wz'];
const FEEDS = ['/feed.xml', '/home_wz/atom.xml', '/zh-hant/feed.json'];
/** For each place, whether it shows this title; null means that the story should not be there. */
const PLACES = {
  page: async (title) =>
    title === null ? (await fetch(base + page)).status === 410 : (await text(page)).includes(title),
  lists: async (title) => every(LISTS, async (path) => holds(await text(path), title)),
  feeds: async (title) => every(FEEDS, async (path) => holds(await text(path), title)),
  'news sitemap': async (title) => holds(await text('/sitemap-news.xml'), title),
  sitemap: async (title) =>
    (await text('/sitemaps/content-0.xml')).includes(`${base}${page}<`) === (title !== null),
};
for (const path of [page, ...LISTS, ...FEEDS]) await text(path);

const times = Object.fromEntries(Object.keys(PLACES).map((place) => [place, { changed: [], withdrawn: [] }]));
for (let round = 1; round <= ROUNDS; round += 1) {
  await store(`新稿${round}`, 'approved');
  await measure('changed', `新稿${round}`);
  await store(`新稿${round}`, 'withdrawn');
  await measure('withdrawn', null);
}
console.log('| place | changed: median / slowest ms | withdrawn: median / slowest ms |\n|---|---|---|');
for (const [place, { changed, withdrawn }] of Object.entries(times))
  console.log(`| ${place} | ${summary(changed)} | ${summary(withdrawn)} |`);
await site.stop();

async function measure(kind, title) {
  const begun = performance.now();
  await Promise.all(
    Object.entries(PLACES).map(async ([place, isRight]) => {
      while (!(await isRight(title))) {
        if (performance.now() - begun > PATIENCE_MS) throw new Error(`${place} was never right`);
        await new Promise((r) => setTimeout(r, 20));
      }
      times[place][kind].push(performance.now() - begun);
    }),
  );
}

function holds(html, title) {
  return title === null ? !html.includes('新稿') : html.includes(title);
}

async function every(paths, isRight) {
  return (await Promise.all(paths.map(isRight))).every(Boolean);
}

function summary(list) {
  return `${median(list).toFixed(0)} / ${Math.max(...list).toFixed(0)}`;
}

async function store(title, status) {
  await site.importItems([itemOf('bench:freshness', { 'zh-Hans': title }, { status })]);
}
