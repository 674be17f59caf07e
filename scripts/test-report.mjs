// What the last lines of a run of all tests say about its failures: the end of a long log is often all that is kept.

/** How much of an error is repeated, in characters. */
const MAX_ERROR_LENGTH = 400;
/** Colours of terminals. */
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** The beginning of an error without colours, stack and empty lines, as one line. */
function shorten(error) {
  const lines = (error ?? '')
    .replace(ESCAPES, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.join(' ⏎ ').slice(0, MAX_ERROR_LENGTH);
}

/**
 * The failed tests of a run of Jest.
 * @param report what `jest --json` wrote; null when there is none
 * @param root the project's folder, which is cut from file names
 * @returns {{ name: string, error: string }[]} a file that could not be run counts as one test
 */
export function failuresOfJest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(root) ? name.slice(root.length + 1) : name;
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: file, error: shorten(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      error: shorten(failureMessages[0]),
    }));
  });
}

/**
 * The browser tests of a run of Playwright that did not pass at their first try.
 * @param report what its reporter `json` wrote; null when there is none
 * @returns {{ failed: { name: string, error: string }[], again: { name: string, error: string }[] }} `again` passed
 *   at the second try
 */
export function failuresOfPlaywright(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const tests = (report?.suites ?? [])
    .flatMap(specs)
    .flatMap(({ file, title, tests: runs }) => runs.map((run) => ({ file, title, ...run })));
  const withStatus = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, title, projectName, results }) => ({
        name: `tests/e2e/${file} [${projectName}] › ${title}`,
        error: shorten(results.find(({ error }) => error)?.error.message),
      }));
  return { failed: withStatus('unexpected'), again: withStatus('flaky') };
}

/** How many tests of one file are named. */
const MAX_TESTS_OF_FILE = 2;

/** Lines for a list of tests under a heading; none for no tests. */
export function linesOf(heading, tests) {
  if (tests.length === 0) return [];
  const files = Object.values(Object.groupBy(tests, ({ name }) => name.split(' ')[0]));
  const lines = files.flatMap((ofFile) => [
    ...ofFile.slice(0, MAX_TESTS_OF_FILE).flatMap(({ name, error }) => [`  ${name}`, `    ${error}`]),
    ...(ofFile.length > MAX_TESTS_OF_FILE
      ? [`  … and ${ofFile.length - MAX_TESTS_OF_FILE} more of this file`]
      : []),
  ]);
  return ['', `${heading}:`, ...lines];
}
