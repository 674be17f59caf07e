/** What the supervisor sends to a program that is to end. */
const STOP = 'stop';

/**
 * Calls back once when the program is to end: at SIGTERM or SIGINT, when the supervisor (`scripts/supervisor.mjs`) says
 * so, or when the supervisor is gone. Ctrl-C in a terminal reaches every process at once, so a program with a
 * supervisor ignores SIGINT and waits for the supervisor's message: the backend has to outlive the portal.
 */
export function onStopSignal(stop: () => void): void {
  let isTold = false;
  const once = () => {
    if (isTold) return;
    isTold = true;
    stop();
  };
  const isSupervised = process.connected === true;
  process.on('SIGTERM', once);
  process.on('SIGINT', isSupervised ? () => undefined : once);
  if (!isSupervised) return;
  process.on('message', (message) => message === STOP && once());
  process.once('disconnect', once);
}
