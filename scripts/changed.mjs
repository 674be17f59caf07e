// What a branch changed, and which tests that concerns.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Always run: any change may create a circular import, and Jest does not relate this test to it, since the test reads
 * files without importing them.
 */
const GRAPH_TEST = 'tests/unit/law/import-graph.test.ts';
const LAW_TESTS = ['tests/unit/law/planted.test.ts', 'tests/unit/law/tables.test.ts'];

function git(...args) {
  const done = spawnSync('git', args, { encoding: 'utf8' });
  return done.status === 0 ? done.stdout.split('\n').filter((line) => line !== '') : null;
}

/**
 * Files that differ from a commit, including new ones, without deleted ones; null where there is no git.
 * @param since a commit; by default the one at which this branch left main
 */
export function changedFiles(since) {
  const base =
    since ?? (git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main'))?.[0] ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed && added ? [...changed, ...added] : null;
}

/**
 * Files for `jest --findRelatedTests`: the changed files, the import graph test, and the tests of the import law when
 * the law changed. Empty when no code changed.
 */
export function unitTargets(files) {
  const code = files.filter((file) => /\.(?:[jt]sx?|mjs|json)$/.test(file) && !file.startsWith('tests/api/'));
  const isLaw = files.some((file) => file.startsWith('scripts/law/') || file === 'eslint.config.mjs');
  return code.length === 0 ? [] : [...code, GRAPH_TEST, ...(isLaw ? LAW_TESTS : [])];
}

/**
 * Path patterns of the backend tests to run: changed tests, and those of a subject whose calls or module changed. These
 * tests talk to a running backend, so imports do not show which are related.
 */
export function apiPatterns(files) {
  const subjects = files.flatMap(
    (file) => /^backend\/(?:modules|contract)\/([^/.]+)\//.exec(file)?.[1] ?? [],
  );
  const folders = [...new Set(subjects)].map((subject) => `tests/api/${subject}/`).filter(existsSync);
  return [...folders, ...files.filter((file) => /^tests\/api\/.*\.test\.ts$/.test(file))];
}
