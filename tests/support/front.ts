import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const PATIENCE_MS = 30_000;

export const hasVarnish = spawnSync('varnishd', ['-V'], { env: { ...process.env, PATH } }).status === 0;

/** Starts the edge cache as `npm run front` does, and waits until it answers. */
export async function startFront(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/front.mjs'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH, FRONT_PORT: String(port), ...env },
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`the front did not start: ${output}`);
}

/** Stops the edge cache and all it started; resolves when it has ended. */
export async function stopFront(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
