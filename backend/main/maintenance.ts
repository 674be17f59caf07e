import type { Context } from '@/backend/kernel/context';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_HOUR_UTC = 19;

/**
 * The embedded database has no background processes: checkpoints run every few minutes, VACUUM (ANALYZE) once a
 * night (03:00 in UTC+8).
 */
export function startMaintenance(context: Context): () => void {
  if (!context.database.isEmbedded) return () => undefined;
  let vacuumedOn = '';
  const timer = setInterval(async () => {
    const now = context.now();
    const today = now.toISOString().slice(0, 10);
    try {
      if (now.getUTCHours() === VACUUM_HOUR_UTC && vacuumedOn !== today) {
        vacuumedOn = today;
        context.database.longWork = 'vacuum';
        await context.database.sql.unsafe('vacuum (analyze)');
      }
      await context.database.sql.unsafe('checkpoint');
    } catch (error) {
      context.log.warn({ error }, 'database maintenance failed');
    } finally {
      context.database.longWork = null;
    }
  }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
