#!/usr/bin/env node
// Compares the pages of an installation with those of an empty one filled with its export: one page of every type in
// every language, and the addresses for machines. Lists the differences, and writes both versions of them into a
// folder.
//   node tests/bench/export.mjs OUT [what to import first …]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SECRET, untilUp } from './backend.mjs';

const [out, ...sources] = process.argv.slice(2);
const SITE = 'http://localhost:40999';
const MACHINES = [
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/llms.txt',
  '/robots.txt',
  '/opensearch.xml',
];

const work = mkdtempSync(join(tmpdir(), 'lx-export-'));
const modules = join(work, 'page-types.mjs');
await build({
  entryPoints: ['tests/support/page-types.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: modules,
});
const { addressOf, listPageTypes } = await import(modules);

const envOf = (name, port) => ({
  ...process.env,
  NODE_ENV: 'production',
  SITE_URL: SITE,
  DATA_DIR: join(work, name),
  BACKEND_SECRET: SECRET,
  BACKEND_PORT: String(port),
  PORT: String(port + 1),
  PORTAL_URL: `http://127.0.0.1:${port + 1}`,
  LIMITS_TIMES: '1000',
  LOG_LEVEL: 'error',
});
/** Readers' searches are not exported, so the hot searches differ: both are cleared. */
const CLEAR = `truncate search_terms, search_readers`;
const RUN = `
  import { PGlite } from '@electric-sql/pglite';
  const db = await PGlite.create(process.argv[1]);
  await db.exec(process.argv[2]);
  await db.close();`;
const query = (dataDir, statement) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', RUN, join(dataDir, 'postgres'), statement]);

const running = [];
function start(program, env) {
  const child = spawn(process.execPath, [`.build/${program}.mjs`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  return child;
}
const run = (program, words, env) =>
  execFileSync(process.execPath, [`.build/${program}.mjs`, ...words], { env, encoding: 'utf8' });

/** Sources may contain broken files on purpose: the import names them and exits with 1. */
function importSources(env) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['.build/import.mjs', '--no-pictures', ...sources],
    { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0 && !stdout.includes('\nDone: ')) throw new Error(stderr);
  return stdout;
}

async function startBackend(env) {
  const backend = start('backend', env);
  await untilUp(`http://127.0.0.1:${env.BACKEND_PORT}/readyz`, backend);
  return backend;
}
async function openPortal(env) {
  const base = `http://127.0.0.1:${env.PORT}`;
  await untilUp(`${base}/readyz`, start('portal', env));
  return async (path) => {
    const answer = await fetch(base + path, { redirect: 'manual' });
    return undated(`${answer.status} ${answer.headers.get('location') ?? ''}\n${await answer.text()}`);
  };
}

/**
 * Removes what differs every time: the nonce of an answer, the framework's own scripts with the parts of a page, and
 * the number of flash changes of the installation.
 */
const undated = (text) =>
  text
    .replaceAll(/<script[^>]*>self\.__next_f.*?<\/script>/gs, '')
    .replaceAll(/nonce="[\w-]+"|data-live="\d+"|\/page-scripts\/[0-9a-f]+/g, '');

try {
  const origin = envOf('origin', 40_100);
  const backend = await startBackend(origin);
  if (sources.length > 0) process.stdout.write(importSources(origin));
  process.stdout.write(run('export', [join(work, 'export')], origin));
  const copy = envOf('copy', 40_200);
  process.stdout.write(run('import', [join(work, 'export')], copy));
  backend.kill();
  await new Promise((resolve) => backend.once('exit', resolve));
  query(origin.DATA_DIR, CLEAR);
  await startBackend(origin);
  await startBackend(copy);
  const [first, second] = [await openPortal(origin), await openPortal(copy)];
  const types = await listPageTypes(first);
  const paths = types.flatMap((type) => type.locales.map((locale) => addressOf(type, locale)));
  const all = [...new Set([...paths, ...MACHINES])];
  mkdirSync(out, { recursive: true });
  let same = 0;
  for (const path of all) {
    const [firstTime, other] = await Promise.all([first(path), second(path)]);
    if (firstTime === other) {
      same += 1;
      continue;
    }
    const file = join(out, path.replaceAll('/', '_') || '_');
    // One line for each tag, so that two files can be compared.
    const lines = (text) => text.replaceAll('<', '\n<');
    writeFileSync(`${file}.origin`, lines(firstTime));
    writeFileSync(`${file}.copy`, lines(other));
    process.stdout.write(`differs: ${path}\n`);
  }
  process.stdout.write(`${same} of ${all.length} pages are the same, byte for byte.\n`);
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
}
