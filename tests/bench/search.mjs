#!/usr/bin/env node
// How long searches take with many stories in the embedded database, by the kind of words. Run it in the folder of a
// build; two builds measured one after the other give the ratio.
// With --folder the stories stay there, and the next run continues from them.
//   node tests/bench/search.mjs [--folder DIRECTORY] [items]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile, SECRET, startBench } from './backend.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' } },
});
const ITEMS = Number(positionals[0] ?? 100_000);
const RUNS = 60;
const BATCH = 500;
const WORDS = [
  '比特币',
  '以太坊',
  '稳定币',
  '清算',
  '国债',
  '跨链桥',
  '保证金',
  '排序器',
  '矿场',
  '治理',
].concat(['审计', '抵押', '结算', '钱包', '签名', '流动性', '期限', '披露', '沙盒', '合约']);
const LATIN = ['BTC', 'ETH', 'gas', 'rollup', 'BTCPay', 'bridge', 'rug pull', 'staking', 'sequencer', 'ETF'];
const pick = (list, n) => list[n % list.length];
/** A few hundred words, each in a few hundred stories. */
const RARE = Array.from(
  { length: 400 },
  (_, n) => `${String.fromCodePoint(0x4e00 + n * 31)}${String.fromCodePoint(0x5e00 + n * 17)}`,
);
/** Latin words as in real texts: some twenty thousand different ones. */
const coined = (n) =>
  `${pick(['ba', 'ce', 'di', 'fo', 'gu'], n)}${((n % 20_000) * 7919).toString(26).replace(/\d/g, 'x')}`;

const SEARCHES = {
  'common word': () => WORDS[0],
  'common pair of characters': () => '特币',
  'one character': (run) => pick(['矿', '币', '链'], run),
  'rare word': (run) => pick(RARE, run),
  'two words': (run) => `${pick(WORDS, run)} ${pick(RARE, run * 7)}`,
  'common words': (run) => `${pick(WORDS, run)} ${pick(WORDS, run + 1)} ${pick(WORDS, run + 3)}`,
  'both scripts': (run) => `${pick(LATIN, run)}上限`,
  'common ticker': () => 'BTC',
  'beginning of a word': (run) => pick(['st', 'ro', 'bri', 'b'], run),
  'joined word': () => 'rugpull',
  'misspelt word': () => 'stakng',
  'nothing to find': (run) => `量子鸭子${run}`,
  'words of another region': (run) => pick(['智慧合約', '公債', '穩定幣清算', '流動性 錢包', '審計'], run),
  'letters beside digits': (run) => `第${run}条${pick(LATIN, run)}`,
  'a wrong character': (run) => `上限${pick(WORDS, run)}${pick(RARE, run * 13)}第号`,
  'a sentence': (run) =>
    `为什么${pick(RARE, run)}会影响${pick(WORDS, run)}，还有${pick(RARE, run * 3)}怎么处理`,
  'a sentence in English': (run) => `how does ${coined(run * 31)} change the ${coined(run * 77)} of staking`,
  pinyin: (run) => pick(['bitebi', 'yitaifang', 'wendingbi', 'zhinengheyue'], run),
};

/** CPU time of all threads of the backend so far, in ms: other work on the machine does not affect it. */
const processorTime = () => {
  const fields = readFileSync(`/proc/${backend.program.pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
};

if (values.folder) mkdirSync(values.folder, { recursive: true });
const storedFile = values.folder && join(values.folder, 'stored');
const stored = storedFile && existsSync(storedFile) ? Number(readFileSync(storedFile, 'utf8')) : 0;
const backend = await startBench({
  SAMPLE_CONTENT: 'off',
  ...(values.folder && { DATA_DIR: join(values.folder, 'data') }),
});
const begun = performance.now();
for (let from = stored; from < ITEMS; from += BATCH) {
  const items = Array.from({ length: Math.min(BATCH, ITEMS - from) }, (_, n) => itemOf(from + n));
  const body = { items, pictures: { isOffline: true, allowPrivate: false } };
  const answer = await backend.post('/internal/import', body, { 'x-backend-secret': SECRET });
  if (answer.code !== 200) throw new Error(answer.message);
  if (storedFile) writeFileSync(storedFile, String(Math.min(ITEMS, from + BATCH)));
}
const seconds = (performance.now() - begun) / 1000;
console.log(
  `${ITEMS - stored} items stored in ${seconds.toFixed(1)} s (${Math.round((ITEMS - stored) / seconds)} a second), ${(processorTime() / (ITEMS - stored)).toFixed(2)} ms of processor each\n`,
);
console.log('| search | found | median / p95 ms | processor ms |\n|---|---|---|---|');
const all = [];
for (const [name, wordOf] of Object.entries(SEARCHES)) {
  const times = [];
  let hits = 0;
  let before = 0;
  for (let run = -5; run < RUNS; run += 1) {
    if (run === 0) before = processorTime();
    const started = performance.now();
    const { data } = await backend.post('/searchMore', { keyword: wordOf(run + 5) });
    if (run >= 0) times.push(performance.now() - started);
    hits = data.total;
  }
  all.push(...times);
  console.log(
    `| ${name} | ${hits} | ${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} | ${((processorTime() - before) / RUNS).toFixed(1)} |`,
  );
}
console.log(`| all of them | | ${percentile(all, 0.5).toFixed(1)} / ${percentile(all, 0.95).toFixed(1)} |`);
console.log(`\nMemory of the backend: ${backend.memory().toFixed(0)} MB`);
await backend.stop();

function itemOf(n) {
  const words = Array.from({ length: 90 }, (_, k) => pick(WORDS, n * 7 + k * k));
  const latin = Array.from({ length: 12 }, (_, k) => coined(n * 12 + k)).join(' ');
  const title = `${pick(LATIN, n)}上限${pick(WORDS, n)}${pick(RARE, n * 13)}第${n}条`;
  const body = `<p>${words.join('')}${pick(LATIN, n + 3)}${pick(RARE, n)}。${latin}</p>`;
  return {
    sourceKey: `bench:${n}`,
    kind: n % 2 ? 'flash' : 'article',
    texts: [{ lang: 'zh-Hans', text: { title, summary: pick(WORDS, n + 3), body } }],
    authorName: `作者${n % 40}`,
    categoryName: null,
    labelNames: [`标签${n % 30}`],
    releasedAt: new Date(Date.UTC(2026, 9, 1) - n * 7 * 60_000).toISOString(),
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: false,
  };
}
