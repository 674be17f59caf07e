#!/usr/bin/env node
// npm run front: the cache in front of the portal. Writes its configuration from the settings and runs Varnish with
// it in the foreground; `-- --print` writes the configuration to the terminal instead. Requests are logged as JSON.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSettings } from './settings.mjs';
import { ensureSupportedNode } from './runtime.mjs';
import { checkFree, fail, loadEnv } from './steps.mjs';

const LOG_FORMAT =
  '{"time":"%{%Y-%m-%dT%H:%M:%S}t","program":"front","method":"%m","path":"%{VCL_Log:path}x","status":%s,"bytes":%b,"us":%D,"cache":"%{Varnish:handling}x","requestId":"%{VCL_Log:request-id}x"}';
/** Records that no log line uses: one for each header, which made a cached answer a fifth slower. */
const UNLOGGED = ['Req', 'Resp', 'Bereq', 'Beresp', 'Obj']
  .flatMap((part) => [`-${part}Protocol`, `-${part}Header`, `-${part}Unset`])
  .join(',');
/** Debian installs Varnish in `/usr/sbin`, which is not in the PATH of other users. */
const PATHS = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

await ensureSupportedNode();
loadEnv();
if (!(await checkSettings())) fail('run npm start first: it installs what reads the settings.');
const port = Number(process.env.FRONT_PORT ?? 0);
const facts = await readFacts();
const vcl = fill(readFileSync(new URL('../deploy/front/front.vcl', import.meta.url), 'utf8'), facts);
if (process.argv.includes('--print')) {
  process.stdout.write(vcl);
  process.exit(0);
}
if (!port) fail('FRONT_PORT: set where the cache listens, for this and for npm start. See .env.example.');
await checkFree('FRONT_PORT', port);
if (!hasVarnish()) fail('Varnish is not installed. On Debian: apt-get install varnish varnish-modules');
if (process.env.TRUST_PROXY === undefined || process.env.TRUST_PROXY === '0')
  process.stderr.write(
    'lianxun front: TRUST_PROXY is 0, so the portal takes every reader for this front; set it to 1.\n',
  );

// When started by root, Varnish runs as another user, who cannot read the data folder.
const isRoot = process.getuid?.() === 0;
const folder = isRoot
  ? mkdtempSync(join(tmpdir(), 'lianxun-front-'))
  : resolve(process.env.DATA_DIR || '.data', 'front');
mkdirSync(folder, { recursive: true });
if (isRoot) chmodSync(folder, 0o711);
const file = join(folder, 'front.vcl');
// Readable by other users when started by root: the secret in it only allows removing pages from the cache.
writeFileSync(file, vcl, { mode: isRoot ? 0o644 : 0o600 });
const env = { ...process.env, PATH: PATHS };
const varnish = spawn(
  'varnishd',
  [
    ...['-F', '-n', join(folder, 'run'), '-f', file],
    ...['-a', `http=:${port},HTTP`],
    ...(process.env.FRONT_PROXY_PORT ? ['-a', `tls=127.0.0.1:${process.env.FRONT_PROXY_PORT},PROXY`] : []),
    ...['-s', `malloc,${process.env.FRONT_MEMORY || '256m'}`],
    ...[
      '-p',
      'http_resp_hdr_len=32k',
      '-p',
      'http_resp_size=64k',
      '-p',
      'workspace_backend=128k',
      '-p',
      'workspace_client=128k',
      '-p',
      `vsl_mask=${UNLOGGED}`,
    ],
    ...['-T', 'none'],
  ],
  { stdio: 'inherit', env },
);
const log = spawn('varnishncsa', ['-n', join(folder, 'run'), '-t', '20', '-j', '-F', LOG_FORMAT], {
  stdio: ['ignore', 'inherit', 'ignore'],
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => varnish.kill(signal));
varnish.once('exit', (code, signal) => {
  log.kill();
  if (isRoot) rmSync(folder, { recursive: true, force: true });
  process.exit(signal ? 0 : (code ?? 1));
});

async function readFacts() {
  const { frontFacts } = await import(pathToFileURL(join(process.cwd(), '.build/settings.mjs')).href);
  try {
    return frontFacts(process.env);
  } catch (error) {
    return fail(error.message);
  }
}

/** Replaces each `{{name}}` by its value; fails when there is no value of that name. */
function fill(text, values) {
  return text.replace(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name] ?? fail(`front.vcl: nothing is known of ${name}`),
  );
}

function hasVarnish() {
  return (
    spawnSync('varnishd', ['-V'], { stdio: 'ignore', env: { ...process.env, PATH: PATHS } }).status === 0
  );
}
