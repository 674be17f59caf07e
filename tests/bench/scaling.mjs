#!/usr/bin/env node
// Simulates what cannot run on one machine: many edge caches with a portal each, behind a content delivery network.
// Readers arrive by a Poisson process and choose addresses by Zipf's law; each address is a list, which every new story
// purges, or a story. The network stores a page for CDN_SECONDS at each of its places; an edge cache and its portal
// store it until it is purged or expires. Each sends one request for all who wait for a page. CPU times are those that
// the other benches measured on this machine (COST).
//   node tests/bench/scaling.mjs [readers’ requests a second…]
import { parseArgs } from 'node:util';

const { positionals } = parseArgs({ allowPositionals: true });
const RATES = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];
/**
 * CPU in milliseconds, from servers.mjs (edge cache and portal, compressed); rendering a page takes 70 in a portal and
 * 35 in a backend.
 */
const COST = { front: 0.043, portal: 0.146, render: 105 };
const LISTS = 60;
const ITEMS = 300_000;
const TO_LISTS = 0.4;
const ZIPF = 0.9;
const PUBLISHED_EVERY = 30;
const STORED_SECONDS = 300;
const WARM_UP = 300;
const MEASURED = 300;
/** How many answers of 16 KB an edge cache of 256 MB stores. */
const MAX_STORED = 16_000;
const SETTINGS = [
  { pairs: 1 },
  { pairs: 2 },
  { pairs: 8 },
  { pairs: 8, byAddress: true },
  { pairs: 2, places: 20, cdn: 2 },
  { pairs: 2, places: 20, cdn: 60 },
];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws an address: one of the lists with equal chances, or a story by Zipf's law, the newest most likely. */
function addresses(random) {
  const sums = new Float64Array(ITEMS);
  let sum = 0;
  for (let rank = 0; rank < ITEMS; rank += 1) sums[rank] = sum += (rank + 1) ** -ZIPF;
  return () => {
    if (random() < TO_LISTS) return Math.floor(random() * LISTS);
    const wanted = random() * sum;
    let [low, high] = [0, ITEMS - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return LISTS + low;
  };
}

/** One setting at one rate: requests that reached each tier, and the age of what readers got. */
function simulate(rate, { pairs, places = 0, cdn = 0, byAddress = false }) {
  const random = numbersFrom(20_261_123);
  const draw = addresses(random);
  const caches = (count) => Array.from({ length: count }, () => new Map());
  const [cdns, fronts, portals] = [caches(places), caches(pairs), caches(pairs)];
  const reached = { all: 0, front: 0, portal: 0, render: 0 };
  const late = [];
  const changedAt = (address, now) =>
    address < LISTS ? Math.floor(now / PUBLISHED_EVERY) * PUBLISHED_EVERY : -1;
  const end = WARM_UP + MEASURED;
  for (let now = 0; now < end; now += -Math.log(1 - random()) / rate) {
    const counts = now >= WARM_UP;
    const address = draw();
    const changed = changedAt(address, now);
    const stored = cdns[Math.floor(random() * places)];
    const pair = byAddress ? address % pairs : Math.floor(random() * pairs);
    const notify = (tier) => void (counts && (reached[tier] += 1));
    notify('all');
    const storedAt = stored?.get(address);
    if (storedAt !== undefined && now - storedAt < cdn) {
      if (counts) late.push(storedAt < changed ? now - changed : 0);
      continue;
    }
    stored?.set(address, now);
    if (counts) late.push(0);
    notify('front');
    const inFront = fronts[pair].get(address);
    // The entry whose last request is longest ago is removed first.
    fronts[pair].delete(address);
    const isStored = inFront !== undefined && inFront >= changed && now - inFront < STORED_SECONDS;
    fronts[pair].set(address, isStored ? inFront : now);
    if (fronts[pair].size > MAX_STORED) fronts[pair].delete(fronts[pair].keys().next().value);
    if (isStored) continue;
    notify('portal');
    const inPortal = portals[pair].get(address);
    if (inPortal !== undefined && inPortal >= changed && now - inPortal < STORED_SECONDS) continue;
    portals[pair].set(address, now);
    notify('render');
  }
  return { reached, late };
}

const perSecond = (count) => (count / MEASURED).toFixed(count / MEASURED < 10 ? 1 : 0);
const cores = (count, cost) => ((count * cost) / MEASURED / 1000).toFixed(2);

console.log('| requests a second | pairs | before the fronts | reach a front | reach a portal | made anew |');
console.log('|---|---|---|---|---|---|');
for (const rate of RATES) {
  for (const setting of SETTINGS) {
    const { reached, late } = simulate(rate, setting);
    const behind = late.reduce((most, delay) => Math.max(most, delay), 0).toFixed(1);
    const before = setting.places
      ? `${setting.places} places, ${setting.cdn} s: behind by up to ${behind} s`
      : setting.byAddress
        ? 'each address to one pair'
        : '';
    const tier = (name) => `${perSecond(reached[name])} a second, ${cores(reached[name], COST[name])} cores`;
    console.log(
      `| ${rate} | ${setting.pairs} | ${before} | ${tier('front')} | ${tier('portal')} | ${tier('render')} |`,
    );
  }
}
