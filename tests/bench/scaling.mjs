#!/usr/bin/env node
// What cannot run on one machine, computed: many portals behind edge caches, a million stories in three languages.
// Readers choose stories by Zipf's law, the newest most often, or one of the lists; crawlers open every page once a week.
// A stored page is made anew when somebody asks for it after it was changed, after its lifetime, or after it had to make
// room for others, the oldest first. For each page with λ requests a second that stays for L seconds, that is
// λ / (1 + λ L) times a second. Processor times and sizes are those that the other benches measured (COST).
//   node tests/bench/scaling.mjs [readers’ requests a second…]
//   node tests/bench/scaling.mjs --check      compares the formula with a simulation of single requests
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const RATES = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];
/** Milliseconds of processor: of an edge cache, of a portal that answers from memory, of both programs for a page. */
const COST = { front: 0.043, portal: 0.146, render: 61 };
/** Bytes of a stored page with its script. */
const PAGE_BYTES = 20_000;
const GB = 1024 ** 3;
const ITEMS = 1_000_000;
const LISTS = 60;
const TO_LISTS = 0.4;
const ZIPF = 0.9;
/** Which part of the readers reads each language. */
const LANGUAGES = [0.7, 0.2, 0.1];
const PUBLISHED_EVERY = 30;
const CRAWLED_EVERY = 7 * 86_400;
const HOUR = 3600;
const MAX_LIFETIME = 30 * 86_400;
const SETTINGS = [
  { pairs: 1, gigabytes: 2 },
  { pairs: 1, gigabytes: 60 },
  { pairs: 8, gigabytes: 60 },
  { pairs: 8, gigabytes: 60, byAddress: true },
  { pairs: 8, gigabytes: 8, byAddress: true },
  { pairs: 2, gigabytes: 60, places: 20, cdn: 2 },
];

/** Half of a story's age, as `lifetimeByAge` has it. @param rank 0 for the newest */
const lifetimeOf = (rank) => Math.min(Math.max(HOUR, (rank * PUBLISHED_EVERY) / 2), MAX_LIFETIME);

/** Requests a second for each page of a story at one portal, and how long it lives. */
function storiesAt(rate, items, pairs, byAddress) {
  let sum = 0;
  for (let rank = 0; rank < items; rank += 1) sum += (rank + 1) ** -ZIPF;
  const share = byAddress ? 1 : pairs;
  const pages = { requests: new Float64Array(items * LANGUAGES.length), lifetimes: new Float64Array(items) };
  for (let rank = 0; rank < items; rank += 1) {
    const readers = (rate * (1 - TO_LISTS) * (rank + 1) ** -ZIPF) / sum;
    pages.lifetimes[rank] = lifetimeOf(rank);
    for (const [at, part] of LANGUAGES.entries())
      pages.requests[rank * LANGUAGES.length + at] = (readers * part + 1 / CRAWLED_EVERY) / share;
  }
  return pages;
}

/** How many pages are made a second, and stored, when each stays for `seconds` at most. */
function steadyState({ requests, lifetimes }, seconds) {
  let [renders, stored] = [0, 0];
  for (let page = 0; page < requests.length; page += 1) {
    const stays = Math.min(lifetimes[Math.floor(page / LANGUAGES.length)], seconds);
    const each = requests[page] / (1 + requests[page] * stays);
    renders += each;
    stored += each * stays;
  }
  return { renders, stored };
}

/** The state in which no more pages are stored than there is room for. */
function withRoom(pages, room) {
  const all = steadyState(pages, MAX_LIFETIME);
  if (all.stored <= room) return all;
  let [low, high] = [0, MAX_LIFETIME];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (steadyState(pages, middle).stored > room) high = middle;
    else low = middle;
  }
  return steadyState(pages, low);
}

/** What each tier does in a second, all pairs together. */
function compute(rate, { pairs, gigabytes, byAddress = false, places = 0, cdn = 0 }) {
  const room = ((gigabytes * GB) / PAGE_BYTES) * (byAddress ? pairs : 1);
  const stories = withRoom(storiesAt(rate, ITEMS, pairs, byAddress), room);
  // Lists go out of date with each story; its own page and that of the story before it are made at once.
  const lists = (LISTS * LANGUAGES.length) / PUBLISHED_EVERY;
  const ofStory = (2 * LANGUAGES.length) / PUBLISHED_EVERY;
  const portals = byAddress ? 1 : pairs;
  const renders = (stories.renders + lists + ofStory) * portals;
  const inFront = places === 0 ? rate : reachFront(rate, places, cdn);
  return { front: inFront, stored: stories.stored, renders };
}

/** Requests that a network lets through, each of whose places stores a page for `cdn` seconds. */
function reachFront(rate, places, cdn) {
  const { requests } = storiesAt(rate, ITEMS, 1, false);
  const list = (rate * TO_LISTS) / LISTS / LANGUAGES.length;
  const passed = (each) => each / (1 + (each / places) * cdn);
  return requests.reduce((sum, each) => sum + passed(each), LISTS * LANGUAGES.length * passed(list));
}

/** Plays single requests for a few pages, and compares what was made with the formula. */
function check() {
  const [items, rate, room, seconds] = [2000, 2, 1500, 3_000_000];
  const pages = storiesAt(rate, items, 1, false);
  const expected = withRoom(pages, room);
  const sums = [];
  let sum = 0;
  for (const each of pages.requests) sums.push((sum += each));
  let state = 20_261_123;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const stored = new Map();
  let [renders, counted] = [0, 0];
  for (let now = 0; now < seconds; now -= Math.log(1 - random()) / sum) {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    const isCounted = now > seconds / 2;
    if (isCounted) counted += 1;
    const at = stored.get(low);
    if (at !== undefined && now - at < pages.lifetimes[Math.floor(low / LANGUAGES.length)]) continue;
    if (isCounted) renders += 1;
    stored.delete(low);
    stored.set(low, now);
    if (stored.size > room) stored.delete(stored.keys().next().value);
  }
  const played = (renders / (seconds / 2)).toFixed(4);
  console.log(
    `made a second: ${played} played (${counted} requests), ${expected.renders.toFixed(4)} by the formula`,
  );
}

const cores = (count, cost) => ((count * cost) / 1000).toFixed(2);

if (values.check) check();
else {
  console.log(
    '| requests a second | pairs | disk of each | before the fronts | fronts, cores | pages stored | made a second | cores |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const rate of RATES)
    for (const setting of SETTINGS) {
      const { front, stored, renders } = compute(rate, setting);
      const before = setting.places
        ? `${setting.places} places, ${setting.cdn} s`
        : setting.byAddress
          ? 'each address to one pair'
          : '';
      console.log(
        `| ${rate} | ${setting.pairs} | ${setting.gigabytes} GB | ${before} | ${cores(front, COST.front)} | ${Math.round(stored)} | ${renders.toFixed(1)} | ${cores(renders, COST.render)} |`,
      );
    }
}
