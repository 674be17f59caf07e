import type { Context } from '@/backend/kernel/context';
import type { Probe } from '@/backend/db/probe';

/** How often it looks: ten times within its patience, but not so often that it is felt at rest, because each look writes. */
const MIN_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 6000;
/** The longest time that planned work of the embedded database may take. */
const LONG_WORK_MS = 60 * 60_000;
/** The exit code for an internal software error, unlike the 1 for a refused setting. */
const WEDGED_EXIT_CODE = 70;

/**
 * Ends the process when the embedded database does not answer or has ended: after a full disk only a restart helps. For a
 * PostgreSQL server it does nothing, because a restart would not help.
 */
export function startWatchdog(
  context: Context,
  probe: Probe,
  end = () => process.exit(WEDGED_EXIT_CODE),
): () => void {
  const { config, database, log } = context;
  if (!database.isEmbedded || config.watchdogSeconds === 0) return () => undefined;
  const pauseMs = Math.min(Math.max((config.watchdogSeconds * 1000) / 10, MIN_PAUSE_MS), MAX_PAUSE_MS);
  const timer = setInterval(() => {
    if (database.hasFailed()) {
      log.fatal('the embedded database has ended: the backend ends, so that a new start can bring it back');
      return end();
    }
    void probe.error();
    const silentMs = probe.silentMs();
    const patienceMs = database.longWork === null ? config.watchdogSeconds * 1000 : LONG_WORK_MS;
    if (silentMs < patienceMs) return;
    log.fatal(
      { silentSeconds: Math.round(silentMs / 1000), work: database.longWork },
      'the embedded database has stopped answering: the backend ends, so that a new start can bring it back',
    );
    end();
  }, pauseMs);
  timer.unref();
  return () => clearInterval(timer);
}
