import { randomBytes } from 'node:crypto';
import { COMPILE_CACHE } from './backend-settings';
import endRun from './end-run';

/**
 * Gives this run of the browser tests a name, by which the sites of tests find the PostgreSQL server they share.
 * @returns what ends the run
 */
export default function beginBrowserRun(): () => Promise<void> {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
  Object.assign(process.env, COMPILE_CACHE);
  return endRun;
}
