import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, isBuilt } from './steps.mjs';

const PROGRAM = '.build/settings.mjs';

/**
 * Ends the program with one line when a setting is wrong. Needs the packages, but no build; before the packages are
 * installed at the very first start it does nothing.
 * @returns whether the settings could be read
 */
export async function checkSettings() {
  if (!existsSync('node_modules/esbuild/package.json') || !existsSync('node_modules/zod/package.json'))
    return false;
  // Where nothing can be written, the bundle of the last build is used, if there is one, and reports that.
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

/** Bundles only the code that reads the settings, which is much faster than a build. */
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
