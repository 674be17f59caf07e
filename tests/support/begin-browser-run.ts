import { randomBytes } from 'node:crypto';
import { COMPILE_CACHE } from './backend-settings';
import { EMBEDDED } from './data-template';
import endRun from './end-run';
import { TestSite } from './site';

/** Without `E2E_PORT_OFFSET`; the portal's is in `playwright.config.ts`, too. */
const [PORT, BACKEND_PORT] = [3456, 4456];

/**
 * Gives this run of the browser tests a name, by which the sites of tests find the PostgreSQL server they share, and
 * starts the site with sample content that all tests share and none changes.
 * @returns what ends the run
 */
export default async function beginBrowserRun(): Promise<() => Promise<void>> {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  Object.assign(process.env, COMPILE_CACHE);
  const site = new TestSite(PORT, BACKEND_PORT, { ...EMBEDDED, PAGES_AHEAD: '60' });
  await site.start('backend');
  await site.start('portal');
  return async () => {
    await site.destroy();
    await endRun();
  };
}
