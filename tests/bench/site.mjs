// Both programs on a data folder of their own, for the benches.
import { spawn } from 'node:child_process';
import { MEMORY_OPTIONS, MEMORY_SETTINGS } from '../../scripts/memory.mjs';
import { SECRET, startBench, untilUp } from './backend.mjs';

export async function startSite(env = {}) {
  const port = 40_000 + (process.pid % 20_000);
  const base = `http://localhost:${port}`;
  const backend = await startBench({ PORT: String(port), SITE_URL: base, PORTAL_URL: base, ...env });
  const portal = spawn(process.execPath, [...MEMORY_OPTIONS.portal, '.build/portal.mjs'], {
    env: {
      ...MEMORY_SETTINGS,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BACKEND_PORT: String(backend.port),
      BACKEND_SECRET: SECRET,
      DATA_DIR: backend.dataDir,
      SITE_URL: base,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilUp(`${base}/healthz`, portal);
  return {
    base,
    backend,
    portal,
    async importItems(items) {
      const body = { items, pictures: { isOffline: true, allowPrivate: false } };
      const answer = await backend.post('/internal/import', body, { 'x-backend-secret': SECRET });
      if (answer.code !== 200) throw new Error(answer.message);
    },
    async stop() {
      portal.kill('SIGKILL');
      await backend.stop();
    },
  };
}

/** An item in the shape that the importers make; titles by language, the original first. */
export function itemOf(sourceKey, titles, change = {}) {
  return {
    sourceKey,
    kind: 'article',
    texts: Object.entries(titles).map(([lang, title]) => ({
      lang,
      text: { title, summary: '', body: '<p>正文。</p>' },
    })),
    authorName: null,
    categoryName: null,
    labelNames: [],
    releasedAt: new Date().toISOString(),
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: false,
    ...change,
  };
}
