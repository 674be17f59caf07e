/** The message by which the supervisor asks a program to stop. */
const STOP = 'stop';

/**
 * Calls back once when the program should stop: at SIGTERM or SIGINT, at the supervisor's message
 * (`scripts/supervisor.mjs`), or when the supervisor is gone. Ctrl-C in a terminal reaches every process at once, so a
 * program with a supervisor ignores SIGINT and waits for the supervisor's message: the backend has to outlive the
 * portal.
 */
export function onStopSignal(stop: () => void): void {
  let isNotified = false;
  const once = () => {
    if (isNotified) return;
    isNotified = true;
    stop();
  };
  const isSupervised = process.connected === true;
  process.on('SIGTERM', once);
  process.on('SIGINT', isSupervised ? () => undefined : once);
  if (!isSupervised) return;
  process.on('message', (message) => message === STOP && once());
  process.once('disconnect', once);
}
