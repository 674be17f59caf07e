import { type SQL, sql } from 'drizzle-orm';
import type { Context } from './context';
import { describeError } from './describe-error';
import { runEvery } from './run-every';

const LOOK_EVERY_MS = 1000;
/** How long a stop waits for work that has begun, in ms; work that reads from the network may take longer. */
const MAX_STOP_MS = 3_000;

/** Background work that is due at times written in the database. */
export interface DueJob {
  /** What it does, for the log. */
  name: string;
  /** The condition that there is something to do; it is evaluated every second. */
  isDue(context: Context): SQL | undefined;
  work(context: Context): Promise<unknown>;
}

/**
 * Does background work when it is due: one statement a second asks for all jobs, so that an idle installation asks its
 * database little. A job never runs twice at once in this process, and holds up no other; a failure is logged, and the
 * next look tries again.
 * @returns a function that stops it: no work begins afterwards, and work that has begun may end before the database is
 * closed
 */
export function startDueWork(context: Context, jobs: readonly DueJob[]): () => Promise<void> {
  const running = new Map<DueJob, Promise<void>>();
  let isStopped = false;
  const begin = (job: DueJob) => {
    const run = job
      .work(context)
      .catch((error: unknown) => {
        // After a stop no error is logged, because work that is cut off is done at the next start.
        if (!isStopped) context.log.error({ error: describeError(error) }, `${job.name} failed`);
      })
      .then(() => void running.delete(job));
    running.set(job, run);
  };
  const stopLooking = runEvery(context, LOOK_EVERY_MS, 'looking for due work', async () => {
    const idle = jobs.filter((job) => !running.has(job));
    for (const job of await findDue(context, idle)) if (!isStopped) begin(job);
  });
  return async () => {
    isStopped = true;
    await stopLooking();
    const patience = new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS).unref());
    await Promise.race([Promise.all(running.values()), patience]);
  };
}

/** The jobs that have something to do. When the statement fails, each job is asked for by itself. */
async function findDue(context: Context, jobs: readonly DueJob[]): Promise<DueJob[]> {
  try {
    return await readDue(context, jobs);
  } catch (error) {
    if (jobs.length < 2) throw error;
    const due: DueJob[] = [];
    for (const job of jobs)
      due.push(
        ...(await readDue(context, [job]).catch((failure: unknown) => {
          context.log.error({ error: describeError(failure) }, `looking for ${job.name} failed`);
          return [];
        })),
      );
    return due;
  }
}

async function readDue(context: Context, jobs: readonly DueJob[]): Promise<DueJob[]> {
  if (jobs.length === 0) return [];
  const columns = jobs.map(
    (job, at) => sql`(${job.isDue(context) ?? sql`false`}) as ${sql.identifier(`job_${at}`)}`,
  );
  const [row] = await context.db.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return jobs.filter((_, at) => row?.[`job_${at}`] === true);
}
