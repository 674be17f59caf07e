#!/usr/bin/env node
// What the conversion of Chinese costs in processor time now and at an earlier commit, turn and turn about, each time in a
// process of its own; the texts are the shared articles in simplified Chinese.
//   node tests/bench/conversion.mjs [COMMIT]
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const COMMIT = process.argv[2] ?? '4fa5ec97^';
const ROUNDS = 5;
const SCRIPTS = ['zh-Hant', 'zh-Hant-HK'];
const here = process.cwd();
const folder = mkdtempSync(join(here, '.build/bench-conversion-'));
const DATA = resolve(here, '../shared/data/articles');

const before = join(folder, 'before');
mkdirSync(before);
execFileSync('sh', [
  '-c',
  `git archive ${COMMIT} lib backend/contract tsconfig.json package.json | tar -x -C ${before}`,
]);
symlinkSync(join(here, 'node_modules'), join(before, 'node_modules'));

const MEASURE = `
const { readFileSync } = await import('node:fs');
const { convertText } = await import(process.argv[1]);
const texts = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const characters = texts.reduce((sum, text) => sum + text.length, 0);
for (const to of ${JSON.stringify(SCRIPTS)}) for (const text of texts.slice(0, 400)) convertText(text + '。热', to);
const begun = process.cpuUsage();
for (const to of ${JSON.stringify(SCRIPTS)}) for (const text of texts) convertText(text, to);
const { user, system } = process.cpuUsage(begun);
console.log((user + system) / 1000 / (characters * ${SCRIPTS.length} / 1000));
`;

const texts = ['zh-Hans_en', 'zh-Hans_zh-Hant_en'].flatMap((name) => {
  const file = join(DATA, `${name}.jsonl`);
  if (!existsSync(file)) throw new Error('../shared/data is not on this machine');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ lang }) => lang === 'zh-Hans')
    .flatMap(({ title, body_markdown: body }) => [title, ...body.split('\n')])
    .filter((text) => /\p{Script=Han}/u.test(text));
});

try {
  writeFileSync(join(folder, 'texts.json'), JSON.stringify([...new Set(texts)]));
  const builds = { before: await bundle(before, 'before'), now: await bundle(here, 'now') };
  const costs = { before: [], now: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, file] of Object.entries(builds)) costs[name].push(measure(file));
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const [then, now] = [median(costs.before), median(costs.now)];
  console.log(`before ${COMMIT}: ${then.toFixed(4)} ms of processor for a thousand characters`);
  console.log(`now: ${now.toFixed(4)} ms; ratio ${(now / then).toFixed(2)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bundle(root, name) {
  const entry = ['backend/contract/chinese/convert-text.ts', 'lib/platform/language/opencc.ts'].find((file) =>
    existsSync(join(root, file)),
  );
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    outfile,
    external: ['@node-rs/jieba'],
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
    alias: { '@': root },
    logLevel: 'error',
  });
  return outfile;
}

function measure(file) {
  const words = ['--input-type=module', '-e', MEASURE, file, join(folder, 'texts.json')];
  return Number(execFileSync(process.execPath, words, { cwd: here, encoding: 'utf8' }));
}
