// Two backends and two portals, each portal with an edge cache of its own, on one PostgreSQL and one Redis (where
// redis-server is installed), as in deploy/compose.yaml: readers reach the edge caches through nginx, portals the
// backends through nginx, and the backends' messages the edge caches through nginx.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEMORY_OPTIONS, MEMORY_SETTINGS } from '../../scripts/memory.mjs';
import { SECRET, untilUp } from './backend.mjs';
import { startPostgres } from './postgres.mjs';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const FIRST_PORT = 41_000 + (process.pid % 10_000);
const [GATE, INNER, FRONT] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
const REDIS_PORT = FIRST_PORT + 40;
const REDIS_START_MS = 500;
const at = (port) => `http://127.0.0.1:${port}`;
const PATHS = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

export const canShiftClocks = existsSync(FAKETIME);
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts all programs, named `backend 1` and so on; `nginx` can be stopped like the others. */
export async function startTwoSites() {
  const database = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lx-two-'));
  const running = new Map();
  const env = {
    ...process.env,
    PATH: PATHS,
    NODE_ENV: 'production',
    SITE_URL: at(GATE),
    DATABASE_URL: database.url,
    BACKEND_URL: at(INNER),
    BACKEND_SECRET: SECRET,
    SESSION_SECRET: SECRET.repeat(2),
    PORTAL_URL: at(9),
    FRONT_PORT: String(FRONT),
    FRONT_URLS: `${at(FRONT)},${at(FRONT + 1)}`,
    TRUST_PROXY: '2',
    LIMITS_TIMES: '100000',
    FRONT_ACCESS_LOG: 'off',
    LOG_LEVEL: 'silent',
    ...(hasRedis && { REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}` }),
  };
  const backends = [1, 2].map((n) => ({ url: at(FIRST_PORT + 10 + n), port: FIRST_PORT + 10 + n }));
  const portals = [1, 2].map((n) => ({ url: at(FIRST_PORT + 20 + n), port: FIRST_PORT + 20 + n }));
  const fronts = [1, 2].map((n) => ({ url: at(FIRST_PORT + 30 + n), port: FIRST_PORT + 30 + n }));

  const siteEnv = (name, more) => ({ ...env, DATA_DIR: join(folder, name.replace(' ', '-')), ...more });
  const node = (name, program, more) =>
    spawn(process.execPath, [...MEMORY_OPTIONS[program], `.build/${program}.mjs`], {
      env: { ...MEMORY_SETTINGS, ...siteEnv(name, more) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const programs = {
    nginx: { ready: `${at(INNER)}/healthz`, run: () => runNginx() },
    redis: { ready: null, run: runRedis },
  };
  for (const n of [1, 2]) {
    const [backend, portal, front] = [backends[n - 1], portals[n - 1], fronts[n - 1]];
    programs[`backend ${n}`] = {
      ready: `${backend.url}/readyz`,
      run: () => node(`backend ${n}`, 'backend', { BACKEND_PORT: String(backend.port) }),
    };
    programs[`portal ${n}`] = {
      ready: `${portal.url}/readyz`,
      run: (clock) =>
        node(`portal ${n}`, 'portal', {
          PORT: String(portal.port),
          ...(clock && { LD_PRELOAD: FAKETIME, FAKETIME: clock, FAKETIME_DONT_FAKE_MONOTONIC: '1' }),
        }),
    };
    programs[`front ${n}`] = {
      ready: `${front.url}/healthz`,
      run: () =>
        spawn(process.execPath, ['scripts/front.mjs'], {
          env: siteEnv(`front ${n}`, {
            FRONT_PORT: String(front.port),
            FRONT_PORTALS: [portal, portals[2 - n]].map(({ port }) => `127.0.0.1:${port}`).join(),
          }),
          stdio: 'ignore',
          detached: true,
        }),
    };
  }

  function runRedis() {
    const options = ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    return spawn('redis-server', options, { stdio: 'ignore' });
  }

  function runNginx() {
    const group = (name, servers) =>
      `upstream ${name} { ${servers.map(({ port }) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 16; }`;
    const server = (port, target) =>
      `server { listen 127.0.0.1:${port}; location / { proxy_pass http://${target}; proxy_buffering off; } }`;
    const config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; user root;
events { worker_connections 1024; }
http { access_log off; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
${group('backends', backends)} ${group('fronts', fronts)}
${server(GATE, 'fronts')} ${server(INNER, 'backends')}
${fronts.map(({ port }, n) => server(FRONT + n, `127.0.0.1:${port}`)).join('\n')} }`,
    );
    return spawn('nginx', ['-c', config, '-p', folder], { env, stdio: 'ignore' });
  }

  const all = {
    gate: at(GATE),
    backends,
    portals,
    fronts,
    /**
     * Starts a program.
     * @param clock how far a portal’s clock is off, as `+1h`
     */
    async start(name, clock) {
      const program = programs[name].run(clock);
      running.set(name, program);
      const { ready } = programs[name];
      // Redis does not speak HTTP, and is not waited for.
      await (ready ? untilUp(ready, program) : new Promise((resolve) => setTimeout(resolve, REDIS_START_MS)));
    },
    /** Kills a program and all its descendants without time to clean up. */
    async kill(name) {
      const program = running.get(name);
      const ended = new Promise((resolve) => program.once('exit', resolve));
      // Varnish ends its worker itself; if Varnish were killed at once, the worker would go on.
      if (name.startsWith('front')) process.kill(-program.pid, 'SIGKILL');
      else program.kill(name === 'nginx' ? 'SIGTERM' : 'SIGKILL');
      await ended;
      running.delete(name);
    },
    async stop() {
      for (const name of [...running.keys()].reverse()) await all.kill(name);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (hasRedis) await all.start('redis');
  await all.start('backend 1');
  await all.start('backend 2');
  await all.start('nginx');
  for (const name of ['portal 1', 'portal 2', 'front 1', 'front 2']) await all.start(name);
  return all;
}
