/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import type { Planted } from './planted';
import { allowed } from './planted-allowed';
import { habitBreaches } from './planted-habits';
import { importBreaches } from './planted-imports';

const breaches = [...importBreaches, ...habitBreaches];

/** Rule and message of every lint error in each of the texts. */
function lint(planted: readonly Planted[]): [string, string][][] {
  const done = spawnSync(process.execPath, ['tests/support/lint-planted.mjs'], {
    input: JSON.stringify(planted.map(({ path, code }) => ({ path, code }))),
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout) as [string, string][][];
}

const reports = lint([...breaches, ...allowed]);

/** The rules that are tested here; what other rules report about the planted code does not matter. */
const LAW = [...new Set(breaches.map((planted) => planted.rule))];

test.each(breaches.map((planted, at) => [planted.name, planted, at] as const))(
  'refused: %s',
  (_, planted, at) => {
    const rules = (reports[at] ?? []).map(([rule]) => rule).filter((rule) => LAW.includes(rule));
    expect(rules).toEqual([planted.rule]);
    if (planted.says) expect(reports[at]?.map(([, message]) => message).join('\n')).toContain(planted.says);
  },
);

test.each(allowed.map((planted, at) => [planted.name, at + breaches.length] as const))(
  'allowed: %s',
  (_, at) => {
    expect((reports[at] ?? []).filter(([rule]) => LAW.includes(rule))).toEqual([]);
  },
);
