#!/usr/bin/env node
// Uploads every picture of a folder, round after round, one by one and then eight at a time: measures the time for
// each, what is stored, and whether memory stays flat.
//   node tests/bench/uploads.mjs [folder] [rounds]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, percentile, startBench } from './backend.mjs';

const FOLDER = process.argv[2] ?? '../shared/data/images';
const ROUNDS = Number(process.argv[3] ?? 5);
const AT_ONCE = 8;
/** The control: as many uploads that are refused before any picture is decoded. */
const CONTROL_ROUNDS = 2;
const NO_PICTURE = Buffer.from('no picture');

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && !/\.(json|md)$/.test(file.name))
  .map((file) => readFileSync(join(file.parentPath, file.name)));

const bench = await startBench({ LIMITS_TIMES: '1000000' });
const accounts = JSON.parse(readFileSync(join(bench.dataDir, 'sample-accounts.json'), 'utf8'));
const { login, password } = accounts.find(({ role }) => role === 'reader');
const { token } = (await bench.post('/login', { type: 4, email: login, password })).data;

const atStart = bench.memory();
console.log(`${files.length} pictures; memory at start ${atStart.toFixed(0)} MB\n`);
console.log('| round | at once | stored | refused | median ms | p95 ms | longest ms | memory after MB |');
console.log('|---|---|---|---|---|---|---|---|');
const reasons = {};
for (let round = 1; round <= ROUNDS; round += 1)
  await run(round, round <= Math.ceil(ROUNDS / 2) ? 1 : AT_ONCE);
for (let round = 1; round <= CONTROL_ROUNDS; round += 1)
  await run(
    `no picture ${round}`,
    1,
    files.map(() => NO_PICTURE),
  );
console.log(`\nRefused in the first round: ${JSON.stringify(reasons)}`);
await bench.stop();

async function run(round, atOnce, pictures = files) {
  const times = [];
  let stored = 0;
  const left = [...pictures];
  const work = async () => {
    for (let bytes = left.pop(); bytes; bytes = left.pop()) {
      const started = performance.now();
      const { code, messageKey } = await upload(bytes);
      times.push(performance.now() - started);
      if (code === 200) stored += 1;
      else if (round === 1) reasons[messageKey] = (reasons[messageKey] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ms = [median(times), percentile(times, 0.95), Math.max(...times)]
    .map((time) => time.toFixed(1))
    .join(' | ');
  console.log(
    `| ${round} | ${atOnce} | ${stored} | ${pictures.length - stored} | ${ms} | ${bench.memory().toFixed(0)} |`,
  );
}

async function upload(bytes) {
  const form = new FormData();
  form.set('image', new Blob([bytes]), 'picture');
  const answer = await fetch(`${bench.url}/uploadData`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
