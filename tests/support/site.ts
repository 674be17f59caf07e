import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportItem } from '@/backend/import/item';
import { KEEP_COMPILED, ROOM_AT_START, SECRET } from './backend-settings';
import { databaseSettings, fillDataDir, removeDataDir } from './data-template';

const PATIENCE_MS = 120_000;
const ENDING_MS = 10_000;
/** Added to all ports, as in the Playwright configuration. */
export const OFFSET = Number(process.env.E2E_PORT_OFFSET ?? 0);

/** Both programs on a data folder of their own, for tests that stop them or fill them with unusual content. */
export class TestSite {
  readonly base: string;
  readonly backendUrl: string;
  readonly secret = SECRET;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'lx-site-'));
  private readonly running = new Map<'backend' | 'portal', ChildProcess>();

  private readonly port: number;
  readonly backendPort: number;

  constructor(
    port: number,
    backendPort: number,
    private readonly env: Record<string, string> = {},
  ) {
    this.port = port + OFFSET;
    this.backendPort = backendPort + OFFSET;
    this.base = `http://localhost:${this.port}`;
    this.backendUrl = `http://127.0.0.1:${this.backendPort}`;
  }

  async start(name: 'backend' | 'portal'): Promise<void> {
    if (name === 'backend' && readdirSync(this.dataDir).length === 0)
      await fillDataDir(this.dataDir, this.env);
    const ready = name === 'backend' ? `${this.backendUrl}/readyz` : `${this.base}/healthz`;
    const isUp = (url: string) =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    // A program that was told to stop may still answer for a moment.
    const free = Date.now() + ENDING_MS;
    while (await isUp(ready)) {
      if (Date.now() > free) throw new Error(`another process answers at ${ready}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const child = spawn(process.execPath, [...ROOM_AT_START, ...KEEP_COMPILED, `.build/${name}.mjs`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        BACKEND_PORT: String(this.backendPort),
        SITE_URL: this.base,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'silent',
        BACKEND_SECRET: SECRET,
        // Making pages that no test requests is most of the work of a portal whose content changes all the time.
        PAGES_AHEAD: '0',
        ...databaseSettings(this.dataDir),
        ...this.env,
      },
    });
    this.running.set(name, child);
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      if (await isUp(ready)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.kill(name);
    throw new Error(`the ${name} did not start`);
  }

  pidOf(name: 'backend' | 'portal'): number {
    return this.running.get(name)?.pid ?? 0;
  }

  async kill(name: 'backend' | 'portal'): Promise<void> {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async destroy(): Promise<void> {
    await this.kill('portal');
    await this.kill('backend');
    await removeDataDir(this.dataDir);
  }

  /** A page as a crawler gets it, without the `<wbr/>` in headlines. */
  async get(path: string): Promise<{ status: number; html: string }> {
    const answer = await fetch(this.base + path);
    return { status: answer.status, html: (await answer.text()).replaceAll('<wbr/>', '') };
  }

  /** Makes a backend call with the shared secret and returns its data. @throws Error for a refusal */
  async post(path: string, body: unknown) {
    const answer = await fetch(this.backendUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
      body: JSON.stringify(body),
    });
    const envelope = await answer.json();
    if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
    return envelope.data;
  }

  /** Imports articles as the command does. */
  import(
    items: (Partial<ImportItem> & { sourceKey: string; title: string; body?: string })[],
    pictures = { isOffline: true, allowPrivate: false },
  ) {
    const whole = items.map(({ title, body = '<p>正文</p>', ...item }) => ({
      kind: 'article',
      texts: [{ lang: 'zh-Hans', text: { title, summary: '', body } }],
      authorName: null,
      categoryName: null,
      labelNames: [],
      releasedAt: new Date().toISOString(),
      sourceUrl: null,
      sourceName: null,
      picUrl: null,
      status: 'approved',
      isImportant: false,
      ...item,
    }));
    return this.post('/internal/import', {
      items: whole,
      pictures,
    });
  }
}
