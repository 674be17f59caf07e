import { randomBytes } from 'node:crypto';

/** Names this run of the tests, so that its tests find the PostgreSQL server they share. */
export default function beginRun(): void {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
}
