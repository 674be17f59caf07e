// Lighthouse scores (mobile, with its own throttling) of the pages on which readers arrive in three languages, compared
// with a static page of plain Next with the article's text. Every round visits every page once; the table has the
// medians.
//   CHROME_PATH=/usr/bin/chromium node tests/bench/lighthouse.mjs [rounds] [paths, separated by commas]
// Needs a build (npm run build). Lighthouse is fetched by npx, because it is too big for a dependency.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { median } from './backend.mjs';
import { buildPlainNext, startPlainNext } from './plain-next.mjs';
import { startSite } from './site.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
const MAX_BYTES = 64 * 1024 * 1024;
const LANGUAGES = ['', '/zh-hant', '/en'];
const ARTICLE = '/wz_detail/1039';

const rounds = Number(process.argv[2] ?? 3);
const site = await startSite();
let plain;
try {
  const textOf = async (path) => (await fetch(site.base + path)).text();
  const event = /href="(\/events\/\d+)"/.exec(await textOf('/events'))[1];
  buildPlainNext(/<main\b[^>]*>([\s\S]*)<\/main>/.exec(await textOf(ARTICLE))[1]);
  plain = await startPlainNext(61_000 + (process.pid % 4000));

  const paths = process.argv[3]?.split(',') ?? ['/home', '/news', ARTICLE, event];
  const addresses = paths.flatMap((path) => LANGUAGES.map((language) => language + path));
  const pages = [
    { name: 'plain Next', url: plain.base, reports: [] },
    ...addresses.map((path) => ({ name: path, url: site.base + path, reports: [] })),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) page.reports.push(measure(page.url));
    console.log(`round ${round}, load ${loadavg()[0].toFixed(1)}`);
  }
  console.log(`| page | ${CATEGORIES.join(' | ')} | FCP s | LCP s | TBT ms | CLS |\n|${'---|'.repeat(9)}`);
  for (const page of pages) console.log(rowOf(page));
} finally {
  plain?.stop();
  await site.stop();
}

function measure(url) {
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  // Now and then Lighthouse loses its browser's trace, and has to run again.
  for (let tries = 1; ; tries += 1) {
    const run = spawnSync('npx', ['--yes', LIGHTHOUSE, url, only, ...options], { maxBuffer: MAX_BYTES });
    if (run.status === 0) return JSON.parse(run.stdout);
    if (tries === 3) throw new Error(String(run.stderr));
  }
}

function rowOf({ name, reports }) {
  const over = (read) => median(reports.map(read));
  const scores = CATEGORIES.map((category) =>
    Math.round(100 * over((report) => report.categories[category].score)),
  );
  const audit = (id) => over((report) => report.audits[id].numericValue);
  const vitals = [
    (audit('first-contentful-paint') / 1000).toFixed(2),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    audit('total-blocking-time').toFixed(0),
    audit('cumulative-layout-shift').toFixed(3),
  ];
  const errors = name === 'plain Next' ? [] : errorsOf(reports[0]);
  return [`| ${[name, ...scores, ...vitals].join(' | ')} |`, ...errors.map((error) => `  ${error}`)].join(
    '\n',
  );
}

/** The audits that cost points outside performance. */
function errorsOf({ categories, audits }) {
  return CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id].title}`),
  );
}
