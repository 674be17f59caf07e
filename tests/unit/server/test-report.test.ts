/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The lines a run of all tests ends with, of reports of Jest and of Playwright. */
function linesOf(jest: unknown, playwright: unknown): string[] {
  const code = `import { failuresOfJest, failuresOfPlaywright, linesOf } from ${JSON.stringify(resolve('scripts/test-report.mjs'))};
    const { failed, again } = failuresOfPlaywright(${JSON.stringify(playwright)});
    const first = failuresOfJest(${JSON.stringify(jest)}, '/app');
    console.log([...linesOf('Again', again), ...linesOf('Failed', [...first, ...failed])].join('\\n'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

test('the last lines name failed tests with the beginning of their errors, two of each file', () => {
  const failed = (fullName: string) => ({
    fullName,
    status: 'failed',
    failureMessages: ['\u001b[31mError: no\u001b[39m\n\n   sign\n    at run (/app/a.ts:1:1)'],
  });
  const jest = {
    testResults: [
      {
        name: '/app/tests/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: ['one', 'two', 'three', 'four'].map(failed),
      },
      { name: '/app/tests/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: '/app/tests/c.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ ...failed('x'), status: 'passed' }],
      },
    ],
  };
  const ran = (status: string) => ({
    projectName: 'desktop',
    status,
    results: [{ error: { message: `Error: ${status}` } }, {}],
  });
  const spec = (title: string, status: string) => ({ file: 'desk/a.spec.ts', title, tests: [ran(status)] });
  const playwright = {
    suites: [
      {
        specs: [spec('fine', 'expected')],
        suites: [{ specs: [spec('later', 'flaky'), spec('never', 'unexpected')] }],
      },
    ],
  };
  expect(linesOf(jest, playwright)).toEqual([
    'Again:',
    '  tests/e2e/desk/a.spec.ts [desktop] › later',
    '    Error: flaky',
    '',
    'Failed:',
    '  tests/a.test.ts › one',
    '    Error: no ⏎ sign',
    '  tests/a.test.ts › two',
    '    Error: no ⏎ sign',
    '  … and 2 more of this file',
    '  tests/b.test.ts',
    '    Cannot find module',
    '  tests/e2e/desk/a.spec.ts [desktop] › never',
    '    Error: unexpected',
  ]);
});

test('no reports give no lines', () => {
  expect(linesOf(null, null)).toEqual(['']);
});
