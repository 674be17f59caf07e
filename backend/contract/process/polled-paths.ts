/** Asked every second or more often by programs: logged, they would be most of the log. */
const POLLED = new Set(['/healthz', '/readyz', '/metrics', '/internal/changes']);

/** Whether a request is worth a line of the log. Polls are when they fail. */
export function isLogged(path: string, status: number): boolean {
  return status >= 400 || !POLLED.has(path);
}
