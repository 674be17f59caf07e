#!/usr/bin/env node
// How long after an import answered a change is right everywhere: pages, lists, feeds, sitemaps. Each round changes one
// item or withdraws it, and asks every place until it says so.   node tests/bench/freshness.mjs [rounds]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = Number(process.argv[2] ?? 10);
const PATIENCE_MS = 20_000;
const SECRET = 'a-secret-of-the-bench-only';
const [PORT, BACKEND_PORT] = [3792, 4793];
const base = `http://localhost:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(PORT),
  BACKEND_PORT: String(BACKEND_PORT),
  BACKEND_SECRET: SECRET,
  SITE_URL: base,
  LOG_LEVEL: 'silent',
};
const start = (name) => spawn(process.execPath, [`.build/${name}.mjs`], { env, stdio: 'ignore' });
const until = async (url) => {
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((r) => setTimeout(r, 100));
};
const text = async (path) => (await (await fetch(base + path)).text()).replaceAll('<wbr/>', '');

const backend = start('backend');
await until(`http://127.0.0.1:${BACKEND_PORT}/readyz`);
const portal = start('portal');
await until(`${base}/healthz`);

await store('新稿0', 'approved');
const { data } = await call('/getArticleList', { size: 1 });
const id = data.list[0].id;
const page = `/wz_detail/${id}`;
const LISTS = ['/', '/home_wz', '/zh-hant/home_wz'];
const FEEDS = ['/feed.xml', '/home_wz/atom.xml', '/zh-hant/feed.json'];
/** Place → whether it says what it should of this title; null means that the item should be gone. */
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
for (const child of [portal, backend]) child.kill('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });

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
  const sorted = [...list].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)} / ${sorted.at(-1).toFixed(0)}`;
}

async function store(title, status) {
  const item = {
    sourceKey: 'bench:freshness',
    kind: 'article',
    texts: [{ lang: 'zh-Hans', text: { title, summary: '', body: '<p>正文。</p>' } }],
    authorName: null,
    categoryName: null,
    labelNames: [],
    releasedAt: new Date().toISOString(),
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status,
    isImportant: false,
  };
  await call('/internal/import', { items: [item], pictures: { isOffline: true, allowPrivate: false } });
}

async function call(path, body) {
  const answer = await fetch(`http://127.0.0.1:${BACKEND_PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
    body: JSON.stringify(body),
  });
  const envelope = await answer.json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
  return envelope;
}
