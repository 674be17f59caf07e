// CPU of a page from the page cache, compared with a static page of plain Next behind an empty middleware, in turns:
//   node tests/bench/cached.mjs [rounds] [requests of a round]
// Needs a build (npm run build).
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { median, memoryOf } from './backend.mjs';
import { buildPlainNext, startPlainNext } from './plain-next.mjs';
import { startSite } from './site.mjs';

const [rounds = 7, requests = 400] = process.argv.slice(2).map(Number);
const TICKS_A_SECOND = 100;
const AT_ONCE = 4;

const site = await startSite();
const text = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(
  await (await fetch(`${site.base}/wz_detail/1039`)).text(),
)[1];
buildPlainNext(text);
const plain = await startPlainNext(30_000 + (process.pid % 10_000));

const cases = [
  ['plain Next', plain, '/'],
  ['article', site, '/wz_detail/1039'],
  ['newswire', site, '/news'],
  ['home', site, '/'],
].flatMap(([name, { base, program, portal }, path]) =>
  [null, 'gzip'].map((encoding) => ({
    name,
    encoding,
    url: base + path,
    program: program ?? portal,
    costs: [],
  })),
);

try {
  for (const measuredCase of cases) await requestOnce(measuredCase, requests);
  for (let round = 0; round < rounds; round += 1)
    for (const measuredCase of cases) {
      const before = cpuMs(measuredCase.program);
      measuredCase.bytes = await requestOnce(measuredCase, requests);
      measuredCase.costs.push((cpuMs(measuredCase.program) - before) / requests);
    }
  console.log(
    '| page | bytes of an answer | CPU ms a request: median, lowest | times plain Next |\n|---|---|---|---|',
  );
  for (const { name, encoding, bytes, costs } of cases) {
    const same = cases.find((other) => other.name === 'plain Next' && other.encoding === encoding);
    // Compared round by round, so that other work on the machine affects both.
    const ratio = median(costs.map((cost, round) => cost / same.costs[round]));
    const shown = `${median(costs).toFixed(2)}, ${Math.min(...costs).toFixed(2)}`;
    console.log(`| ${name}${encoding ? ', compressed' : ''} | ${bytes} | ${shown} | ${ratio.toFixed(2)} |`);
  }
  console.log(
    `\nmemory: portal ${memoryOf(site.portal).toFixed(0)} MB, plain Next ${memoryOf(plain.program).toFixed(0)} MB`,
  );
} finally {
  plain.stop();
  await site.stop();
}

/** User and system time of a process so far, in milliseconds. */
function cpuMs({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/**
 * Sends this many requests, a few at a time, over persistent connections.
 * @returns bytes of one answer
 */
async function requestOnce({ url, encoding }, times) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = times;
  let bytes = 0;
  const request = () =>
    new Promise((resolve, reject) => {
      const headers = { accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) };
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        let size = 0;
        answer.on('data', (part) => (size += part.length));
        answer.on('end', () => resolve((bytes = size)));
      }).on('error', reject);
    });
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await request();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return bytes;
}
