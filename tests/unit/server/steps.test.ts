/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const steps = resolve('scripts/steps.mjs');

/** Runs steps in a folder that has a lock file and packages, where npm cannot be found. */
function inFolder(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lx-steps-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const code = `import { install, noteInstalled } from ${JSON.stringify(steps)}; ${script}`;
    const args = ['--input-type=module', '-e', code];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH: '', NODE_ENV: 'test' },
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a start installs the packages that are not recorded as installed', () => {
  expect(inFolder('await install();')).toContain('npm ci');
});

test('what was installed and built by hand is not installed again', () => {
  expect(inFolder('noteInstalled(); await install(); console.log("done")')).toBe('done\n');
});

test('another lock file is another installation', () => {
  const changed = `noteInstalled(); (await import('node:fs')).writeFileSync('package-lock.json', '[]'); await install();`;
  expect(inFolder(changed)).toContain('npm ci');
});
