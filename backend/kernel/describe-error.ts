/**
 * An error as text for the log: what failed, why and where. The parameters of a failed query are left out, because they
 * may be codes or personal data.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const what = 'query' in error ? `Failed query: ${String(error.query)}` : `${error.name}: ${error.message}`;
  return [`${what}${cause}`, ...frames].join('\n');
}
