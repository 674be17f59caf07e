// Starts both programs on a new data folder, for the end-to-end tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lx-e2e-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR };
const start = (name) => spawn(process.execPath, [`.build/${name}.mjs`], { stdio: 'inherit', env });

const backend = start('backend');
let isUp = false;
while (!isUp && backend.exitCode === null) {
  isUp = await fetch(`http://127.0.0.1:${env.BACKEND_PORT}/readyz`)
    .then((answer) => answer.ok)
    .catch(() => false);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const portal = start('portal');

const stop = () => {
  portal.kill('SIGKILL');
  backend.once('exit', () => {
    rmSync(DATA_DIR, { recursive: true, force: true });
    process.exit(0);
  });
  backend.kill('SIGTERM');
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
