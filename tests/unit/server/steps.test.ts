/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const steps = resolve('scripts/steps.mjs');

/**
 * Runs steps in a folder that has a lock file and packages, where npm cannot be found.
 * @param files to write there first, by name
 */
function inFolder(script: string, files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'lx-steps-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const code = `import { install, noteInstalled, rebuild } from ${JSON.stringify(steps)}; ${script}`;
    const args = ['--input-type=module', '-e', code];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH: '', NODE_ENV: 'test', DATA_DIR: join(folder, 'in-use') },
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

test('packages that were installed and recorded by hand are not installed again', () => {
  expect(inFolder('noteInstalled(); await install(); console.log("done")')).toBe('done\n');
});

test('a changed lock file is installed again', () => {
  const changed = `noteInstalled(); (await import('node:fs')).writeFileSync('package-lock.json', '[]'); await install();`;
  expect(inFolder(changed)).toContain('npm ci');
});

test('a build does not touch the data folder of the settings, as another version may be running on it', () => {
  // Stands for the framework: writes into its data folder, and leaves the minimum of a build.
  const next = `const { mkdirSync, readdirSync, writeFileSync } = require('node:fs');
    mkdirSync(process.env.DATA_DIR, { recursive: true });
    writeFileSync(process.env.DATA_DIR + '/kept', '');
    mkdirSync('.next/static', { recursive: true });
    writeFileSync('.next/build-manifest.json', '{"rootMainFiles":[]}');`;
  const files = { 'scripts/bundle.mjs': '', 'node_modules/next/dist/bin/next': next };
  const script = `await rebuild(); const { existsSync } = await import('node:fs');
    console.log(existsSync('.build/sources'), existsSync('in-use'), existsSync('.build/data'));`;
  expect(inFolder(script, files)).toBe('true false false\n');
});
