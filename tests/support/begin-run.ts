import { randomBytes } from 'node:crypto';
import { buildBrowserScripts } from '@/scripts/browser-scripts.mjs';

/**
 * Gives this test run a name, by which its tests find the PostgreSQL server they share, and bundles the scripts of
 * browsers, which some tests run.
 */
export default async function beginRun(): Promise<void> {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  await buildBrowserScripts();
}
