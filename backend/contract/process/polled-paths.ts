/** Paths that programs request every second or more often; they would fill the log. */
const POLLED = new Set(['/healthz', '/readyz', '/metrics', '/internal/changes']);

/** Whether a request is logged. Polled paths are logged only when they fail. */
export function isLogged(path: string, status: number): boolean {
  return status >= 400 || !POLLED.has(path);
}
