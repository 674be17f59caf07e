import Sequencer from '@jest/test-sequencer';

/**
 * Test files that take longest, the longest first. Jest has no times of earlier runs in a fresh clone and would begin with
 * the largest files, so one of these might begin last and be waited for alone.
 */
export const SLOW_TESTS = [
  'tests/api/search/real-stories.test.ts',
  'tests/api/backup/backup-postgres.test.ts',
  'tests/api/tickets/kill-late-money.test.ts',
  'tests/api/backup/backup.test.ts',
  'tests/api/tickets/kill-calling-off.test.ts',
  'tests/api/redirects/move-in.test.ts',
  'tests/api/comments/spam-wave.test.ts',
  'tests/api/main/kill.test.ts',
  'tests/api/main/readiness.test.ts',
  'tests/api/import/cli.test.ts',
  'tests/api/tickets/kill-later.test.ts',
  'tests/api/export/export.test.ts',
  'tests/api/accounts/first-admin.test.ts',
  'tests/api/accounts/hostile.test.ts',
  'tests/api/feeds/feeds-odd.test.ts',
  'tests/api/accounts/lockout.test.ts',
  'tests/api/data/sources.test.ts',
  'tests/api/tickets/kill.test.ts',
  'tests/api/records/records.test.ts',
  'tests/api/main/migrations.test.ts',
  'tests/api/tickets/pending-transfers-races.test.ts',
  'tests/api/writing/table.test.ts',
  'tests/api/main/startup.test.ts',
  'tests/api/main/front.test.ts',
  'tests/api/tickets/races.test.ts',
  'tests/api/writing/withdrawn.test.ts',
  'tests/api/outbox/page-changes.test.ts',
  'tests/api/tickets/long-export.test.ts',
];

/** Begins with files that failed in the last run, then with the slow ones; the others are in the order of Jest. */
export default class SlowFirst extends Sequencer {
  sort(tests) {
    const rankOf = (test) => {
      if (this.hasFailed(test)) return -1;
      const at = SLOW_TESTS.findIndex((name) => test.path.replaceAll('\\', '/').endsWith(`/${name}`));
      return at === -1 ? SLOW_TESTS.length : at;
    };
    return super.sort(tests).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
