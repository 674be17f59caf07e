/** The code of an error, such as `ENOENT` or `EADDRINUSE`; empty for an error without a code. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
