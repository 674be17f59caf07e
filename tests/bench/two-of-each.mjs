#!/usr/bin/env node
// Two portals, edge caches and backends behind one address (two-sites.mjs). Measures how long after a change both
// portals and both edge caches show it, with the clock of one portal an hour ahead and then an hour behind; what
// readers notice while each part is killed under load and started again; and how soon every page is right after all
// messages between the parts were cut off for a while.
//   node tests/bench/two-of-each.mjs [rounds] [seconds cut off]
// Needs a build (npm run build), PostgreSQL, nginx, Varnish with varnish-modules, and libfaketime for the clocks.
import http from 'node:http';
import { median, percentile, SECRET } from './backend.mjs';
import { itemOf } from './site.mjs';
import { canShiftClocks, hasRedis, startTwoSites } from './two-sites.mjs';

const [rounds = 50, cutSeconds = 600] = process.argv.slice(2).map(Number);
const CONNECTIONS = 8;
const PATIENCE_MS = 60_000;
const CHANGES_WHILE_CUT = 100;
const PATHS = ['/', '/news', '/home_wz', '/zh-hant', '/en/home', '/feed.xml', '/events', '/wz_detail/1039'];
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sites = await startTwoSites();

try {
  await publish('第 0 版');
  const id = (await requestOnce(sites.backends[0], '/getArticleList', { size: 1 })).list[0].id;
  const watched = [`/wz_detail/${id}`, '/home_wz'];
  const places = {
    'portal 1': sites.portals[0].url,
    'portal 2': sites.portals[1].url,
    'front 1': sites.fronts[0].url,
    'front 2': sites.fronts[1].url,
  };

  console.log(
    '| clock of the second portal | place | changes | right after: median / slowest ms |\n|---|---|---|---|',
  );
  for (const clock of canShiftClocks ? ['+1h', '-1h'] : ['']) {
    await sites.kill('portal 2');
    await sites.start('portal 2', clock);
    await untilHealthy();
    const times = Object.fromEntries(Object.keys(places).map((place) => [place, []]));
    for (let round = 1; round <= rounds / (canShiftClocks ? 2 : 1); round += 1)
      await untilRight(places, watched, await publish(`第 ${clock}${round} 版`), times);
    for (const [place, list] of Object.entries(times)) report(`${clock || 'right'} | ${place}`, list);
  }
  await sites.kill('portal 2');
  await sites.start('portal 2');
  await untilHealthy();

  console.log(
    '\n| killed | requests | not answered, or not with 200 | p99 ms | changes meanwhile: right after, slowest ms |\n|---|---|---|---|---|',
  );
  const victims = ['portal', 'backend', 'front'].flatMap((kind) => [`${kind} 1`, `${kind} 2`]);
  if (hasRedis) victims.push('redis');
  for (const victim of [null, ...victims]) {
    const load = startLoad();
    const times = { all: [] };
    await wait(2000);
    if (victim) await sites.kill(victim);
    for (let n = 0; n < 3; n += 1) {
      await publish(`${victim} ${n}`, victim === 'backend 1' ? 1 : 0);
      await wait(1000);
    }
    if (victim) await sites.start(victim);
    await wait(4000);
    await untilRight({ all: sites.gate }, watched, await publish(`${victim} back`), times);
    const { answered, failed, slowest } = await load.stop();
    console.log(
      `| ${victim ?? 'nothing'} | ${answered} | ${failed.length} ${[...new Set(failed)].join(', ')} | ${slowest.toFixed(0)} | ${Math.max(...times.all).toFixed(0)} |`,
    );
  }

  await cutOff(places, watched);
  await nothingTwice();
} finally {
  await sites.stop();
}

/**
 * Without messages between the parts, readers and portals continue with cached pages; afterwards every page is right
 * again.
 */
async function cutOff(places, watched) {
  await sites.kill('nginx');
  const begun = performance.now();
  for (let n = 0; n < CHANGES_WHILE_CUT; n += 1) {
    await publish(`cut off ${n}`, n % 2);
    await wait((cutSeconds * 1000) / CHANGES_WHILE_CUT);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const title = await publish('together again');
  await sites.start('nginx');
  const times = Object.fromEntries(Object.keys(places).map((place) => [place, []]));
  await untilRight(places, watched, title, times);
  console.log(
    `\n| after ${seconds} s without each other, ${CHANGES_WHILE_CUT} changes | right after ms |\n|---|---|`,
  );
  for (const [place, [ms]] of Object.entries(times)) console.log(`| ${place} | ${ms.toFixed(0)} |`);
}

/** Imports each of fifty flashes with two backends at once, and checks that each is on the newswire once. */
async function nothingTwice() {
  const flashes = Array.from({ length: 50 }, (_, n) =>
    itemOf(`two:flash:${n}`, { 'zh-Hans': `双份快讯 ${n} 号` }, { kind: 'flash' }),
  );
  await Promise.all(sites.backends.map((backend) => store(backend, flashes)));
  await wait(2000);
  const { list } = await requestOnce(sites.backends[1], '/getFlashList', { size: 100 });
  const titles = list.map(({ title }) => title).filter((title) => title.startsWith('双份快讯'));
  console.log(
    `\nFlashes stored by both at once: ${flashes.length}, on the list ${titles.length}, of them different ${new Set(titles).size}.`,
  );
}

async function store(backend, items) {
  const pictures = { isOffline: true, allowPrivate: false };
  const headers = { 'x-backend-secret': SECRET };
  return requestOnce(backend, '/internal/import', { items, pictures }, headers);
}

async function publish(title, which = 0) {
  await store(sites.backends[which], [itemOf('two:1', { 'zh-Hans': title })]);
  return title;
}

async function requestOnce({ url }, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, message, data } = await answer.json();
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return data;
}

/** Waits until every path at every place shows the title, and adds how long that took to the times. */
async function untilRight(places, paths, title, times) {
  const begun = performance.now();
  await Promise.all(
    Object.entries(places).map(async ([place, base]) => {
      for (const path of paths)
        while (!(await textOf(base + path)).includes(title)) {
          if (performance.now() - begun > PATIENCE_MS) throw new Error(`${place} ${path}: never ${title}`);
          await wait(20);
        }
      times[place].push(performance.now() - begun);
    }),
  );
}

async function textOf(url) {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? (await answer.text()).replaceAll('<wbr/>', '') : '';
}

/** The edge caches check every second whether their portal is there. */
async function untilHealthy() {
  for (const { url } of sites.fronts) while (!(await textOf(`${url}/home_wz`))) await wait(100);
  await wait(3000);
}

/** Readers who request page after page, until they are stopped. */
function startLoad() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = [];
  const failed = [];
  let isOver = false;
  const request = (path) =>
    new Promise((resolve) => {
      const begun = performance.now();
      const end = (what) => {
        times.push(performance.now() - begun);
        if (what !== 200) failed.push(what);
        resolve();
      };
      http
        .get(sites.gate + path, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => end(answer.statusCode));
          answer.on('error', ({ code }) => end(code));
        })
        .on('error', ({ code }) => end(code));
    });
  const readers = Array.from({ length: CONNECTIONS }, async (_, n) => {
    for (let turn = n; !isOver; turn += 1) {
      await request(PATHS[turn % PATHS.length]);
      await wait(5);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(readers);
      agent.destroy();
      return { answered: times.length, failed, slowest: percentile(times, 0.99) };
    },
  };
}

function report(name, list) {
  console.log(`| ${name} | ${list.length} | ${median(list).toFixed(0)} / ${Math.max(...list).toFixed(0)} |`);
}
