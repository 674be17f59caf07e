// A plain Next app of one static page behind an empty middleware, built with the packages of this project, as a
// reference for the portal's measurements.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { untilUp } from './backend.mjs';

const NEXT = resolve('node_modules/next/dist/bin/next');
const FOLDER = resolve('.build/plain-next');

const files = (text) => ({
  'package.json': '{"private":true,"type":"module"}',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'middleware.js': `import { NextResponse } from 'next/server';
export const middleware = () => NextResponse.next();
export const config = { runtime: 'nodejs' };`,
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.js': `export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />;
}`,
});

/**
 * Builds the app, unless it has been built.
 * @param text HTML of its page
 */
export function buildPlainNext(text) {
  if (existsSync(join(FOLDER, '.next', 'BUILD_ID'))) return;
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files(text))) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.slice(-2000));
}

/** Starts the app that `buildPlainNext` made. */
export async function startPlainNext(port) {
  const program = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://localhost:${port}`;
  await untilUp(base, program);
  return { base, program, stop: () => program.kill('SIGKILL') };
}
