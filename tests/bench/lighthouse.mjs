// Scores of Lighthouse (mobile, its own throttling) on the pages readers arrive at, the median of some rounds:
//   CHROME_PATH=/usr/bin/chromium node tests/bench/lighthouse.mjs [rounds]
// Needs a build (npm run build). Lighthouse is fetched by npx: too big for a dependency.
import { spawnSync } from 'node:child_process';
import { startSite } from './site.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

const rounds = Number(process.argv[2] ?? 3);
const site = await startSite();
try {
  const first = async (list, link) => link.exec(await (await fetch(site.base + list)).text())?.[1];
  const article = await first('/home_wz', /href="(\/wz_detail\/\d+)"/);
  const event = await first('/events', /href="(\/events\/\d+)"/);
  const pages = ['/', '/news', article, event, '/zh-hant', `/zh-hant${article}`, '/en/home', `/en${event}`];
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP s | TBT ms | CLS |\n|${'---|'.repeat(8)}`);
  for (const page of pages) {
    const reports = Array.from({ length: rounds }, () => measure(site.base + page));
    const scores = CATEGORIES.map((name) =>
      Math.round(100 * median(reports, (one) => one.categories[name].score)),
    );
    const audit = (name) => median(reports, (one) => one.audits[name].numericValue);
    const vitals = [
      (audit('largest-contentful-paint') / 1000).toFixed(2),
      audit('total-blocking-time').toFixed(0),
      audit('cumulative-layout-shift').toFixed(3),
    ];
    console.log(`| ${page} | ${[...scores, ...vitals].join(' | ')} |`);
    for (const fault of faultsOf(reports[0])) console.log(`  ${fault}`);
  }
} finally {
  await site.stop();
}

function measure(url) {
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const run = spawnSync('npx', ['--yes', LIGHTHOUSE, url, only, ...options], { maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(String(run.stderr));
  return JSON.parse(run.stdout);
}

function median(reports, read) {
  const sorted = reports.map(read).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** What took points outside performance. */
function faultsOf({ categories, audits }) {
  return CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id].title}`),
  );
}
