import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { Histogram, type Registry } from 'prom-client';
import { ApiError } from '@/backend/kernel/errors';

/**
 * The most work on texts done in the calling thread, in markup characters (`textWork`): at most some tens of
 * milliseconds. Longer work is done in the text thread, so that the backend can answer calls meanwhile.
 */
export const MAX_WORK_HERE = 3_000;
/** The idle time after which the text thread ends, in ms; with its dictionary it uses about 60 MB. */
const IDLE_MS = 30_000;

interface Request {
  job: string;
  /** Read only by the job with this name. */
  input: never;
  port: MessagePort;
}
type Answer<Output> = { output: Output } | { error: string };

/** A computation on texts alone: it uses no database, and its input and output can be sent to a thread. */
interface TextJob<Input, Output> {
  /** The work an input causes, in markup characters. */
  work(input: Input): number;
  compute(input: Input): Output;
}

const done = new Histogram({
  name: 'text_work',
  help: 'Work on texts in signs of markup, in the thread that answers calls or in that of texts',
  labelNames: ['where'],
  buckets: [100, 300, 1_000, MAX_WORK_HERE, 10_000, 30_000, 100_000],
  registers: [],
});

/** Adds metrics of the work on texts to `/metrics`. */
export function measureTextWork(registry: Registry): void {
  registry.registerMetric(done);
}

const computations = new Map<string, (input: never) => unknown>();
let program: URL | null = null;
let thread: TextThread | null = null;

interface TextThread {
  worker: Worker;
  bundled: URL;
  /** The number of texts it has been sent and has not answered. */
  running: number;
  /** The timer that ends the thread when it has been idle. */
  timer: NodeJS.Timeout | null;
}

/**
 * Registers a computation under a name by which the text thread finds it.
 * @returns the computation: done at once if it is short or no text thread is in use, else in the text thread. It
 * rejects with ApiError unavailable when the thread ends before it answers, for example because it needs too much
 * memory.
 */
export function defineTextJob<Input, Output>(
  job: string,
  { work, compute }: TextJob<Input, Output>,
): (input: Input) => Promise<Output> {
  if (computations.has(job)) throw new Error(`two text jobs are called ${job}`);
  computations.set(job, compute);
  return async (input) => {
    const cost = work(input);
    const bundled = cost > MAX_WORK_HERE ? program : null;
    done.observe({ where: bundled ? 'thread' : 'here' }, cost);
    return bundled ? runInThread<Input, Output>(bundled, job, input) : compute(input);
  };
}

/** From now on, long computations are done in the text thread. @param bundled the bundled program of the thread */
export function setTextThread(bundled: URL | null): void {
  program = bundled;
}

/** Answers a request; called in the text thread. */
export function answerTextJob({ job, input, port }: Request): void {
  try {
    const compute = computations.get(job);
    if (!compute) throw new Error(`no text job is called ${job}`);
    port.postMessage({ output: compute(input) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

function runInThread<Input, Output>(bundled: URL, job: string, input: Input): Promise<Output> {
  const { worker, release } = takeThread(bundled);
  const { port1, port2 } = new MessageChannel();
  return new Promise<Output>((resolve, reject) => {
    port1.once('message', (answer: Answer<Output>) => {
      if ('output' in answer) resolve(answer.output);
      else reject(new Error(answer.error));
      port1.close();
    });
    // Also called when the thread has ended; after an answer this has no effect.
    port1.once('close', () => reject(new ApiError('unavailable')));
    worker.postMessage({ job, input, port: port2 }, [port2]);
  }).finally(release);
}

function takeThread(bundled: URL): { worker: Worker; release: () => void } {
  if (thread?.bundled.href !== bundled.href) thread = startThread(bundled);
  const used = thread;
  if (used.timer) clearTimeout(used.timer);
  used.running += 1;
  return {
    worker: used.worker,
    release: () => {
      used.running -= 1;
      if (used.running > 0) return;
      used.timer = setTimeout(() => {
        if (thread === used) thread = null;
        void used.worker.terminate();
      }, IDLE_MS).unref();
    },
  };
}

function startThread(bundled: URL): TextThread {
  const worker = new Worker(bundled, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
  // Unreferenced, so that an idle thread does not keep the program running.
  worker.unref();
  // The next text starts a new thread. Callers that wait for this one are rejected when its port closes.
  worker.on('error', () => undefined);
  worker.on('exit', () => void (thread?.worker === worker && (thread = null)));
  return { worker, bundled, running: 0, timer: null };
}
