/**
 * An error as the log may keep it: what failed, why and where. A failed query brings its values along, codes and names
 * among them: they stay out.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const what = 'query' in error ? `Failed query: ${String(error.query)}` : `${error.name}: ${error.message}`;
  return [`${what}${cause}`, ...frames].join('\n');
}
