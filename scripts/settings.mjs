import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, isBuilt } from './steps.mjs';

const PROGRAM = '.build/settings.mjs';

/**
 * Ends the program with one line when a setting is wrong. Needs packages, but no build: at the very first start it
 * can only be called with effect after they are installed.
 * @returns whether the settings could be read
 */
export async function checkSettings() {
  if (!existsSync('node_modules/esbuild/package.json') || !existsSync('node_modules/zod/package.json'))
    return false;
  // Where nothing can be written, the program of the last build, if there is one, is used and reports that.
  if (!isBuilt()) await bundleSettings().catch(() => undefined);
  if (!existsSync(PROGRAM)) return false;
  const { findWrongSetting, mistypedSettings } = await import(
    pathToFileURL(join(process.cwd(), PROGRAM)).href
  );
  const wrong = findWrongSetting(process.env);
  if (wrong !== null) fail(wrong);
  for (const line of mistypedSettings(process.env)) process.stderr.write(`lianxun: ${line}\n`);
  return true;
}

/** Bundles only what reads the settings, which is much faster than a build. */
async function bundleSettings() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['scripts/read-settings.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    logLevel: 'silent',
    write: false,
  });
  mkdirSync('.build', { recursive: true });
  const part = `${PROGRAM}.${process.pid}.part`;
  try {
    writeFileSync(part, outputFiles[0].contents);
    renameSync(part, PROGRAM);
  } finally {
    rmSync(part, { force: true });
  }
}
