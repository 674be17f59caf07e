import { randomBytes } from 'node:crypto';

/** Gives this test run a name, by which its tests find the PostgreSQL server they share. */
export default function beginRun(): void {
  process.env.TEST_RUN = randomBytes(6).toString('hex');
}
