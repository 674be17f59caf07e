import { randomBytes } from 'node:crypto';
import { buildBrowserScripts } from '@/scripts/browser-scripts.mjs';
import { COMPILE_CACHE } from './backend-settings';
import { bundleHost } from './bundle-host.mjs';

/**
 * Gives this test run a name, by which its tests find the PostgreSQL server they share, and bundles the scripts of
 * browsers, which some tests run, and the program that runs the backends of tests.
 */
export default async function beginRun(): Promise<void> {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  Object.assign(process.env, COMPILE_CACHE);
  await Promise.all([buildBrowserScripts(), bundleHost()]);
}
