import { spawn } from 'node:child_process';
import { COMPILE_CACHE, MEMORY_OPTIONS, MEMORY_SETTINGS } from './memory.mjs';

/** After a program has run this long, the count of its quick exits starts again. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
const MAX_QUICK_DEATHS = 5;
/**
 * Within this time, several signals count as one press of Ctrl-C: it reaches this process from the terminal, from npm,
 * and from the Node that started the command.
 */
const SAME_PRESS_MS = 500;
/** Added to `drainMs` before a program is killed. */
const GRACE_MS = 5000;

const log = (line) => process.stderr.write(`lianxun: ${line}\n`);

/**
 * Keeps programs running: a program that ends is started again after a pause, which doubles each time. If one keeps
 * ending, or ends before it was ready (`isSettled`), all are stopped, one after another, last started first. Each has
 * an IPC channel to this process and ends when the channel closes, so that none is left behind if this process dies.
 */
export class Supervisor {
  #programs = [];
  #isStopping = false;
  #signalledAt = 0;
  #finish;
  /** Resolves with the exit code when all programs have ended. */
  finished = new Promise((resolve) => (this.#finish = resolve));

  /**
   * @param env added to the environment of this process
   * @param drainMs how long a program may take to end
   */
  constructor({
    env = {},
    drainMs,
    programs = '.build',
    firstPauseMs = FIRST_PAUSE_MS,
    steadyMs = STEADY_MS,
  }) {
    this.env = env;
    this.drainMs = drainMs;
    this.programs = programs;
    this.firstPauseMs = firstPauseMs;
    this.steadyMs = steadyMs;
  }

  /** Starts a program of `.build` and keeps it running. `isSettled` becomes true once it has been ready. */
  start(name) {
    const program = { name, child: null, timer: null, deaths: 0, isSettled: false };
    this.#programs.push(program);
    this.#spawn(program);
    return program;
  }

  /** Ends all programs, once; the last started first. */
  async stop(code) {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const program of this.#programs.toReversed()) await this.#end(program);
    this.#finish(code);
  }

  get isStopping() {
    return this.#isStopping;
  }

  /** Ends all programs at a signal, and kills them at a later second one. */
  stopBySignal() {
    if (!this.#isStopping) {
      this.#signalledAt = performance.now();
      void this.stop(0);
    } else if (performance.now() - this.#signalledAt > SAME_PRESS_MS) this.kill();
  }

  /** Kills all programs at once. */
  kill() {
    for (const { child } of this.#programs) child?.kill('SIGKILL');
  }

  #spawn(program) {
    const startedAt = performance.now();
    program.timer = null;
    program.child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        ...(MEMORY_OPTIONS[program.name] ?? []),
        `${this.programs}/${program.name}.mjs`,
      ],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...MEMORY_SETTINGS, ...COMPILE_CACHE, ...process.env, ...this.env },
      },
    );
    program.child.once('exit', (code, signal) => {
      program.child = null;
      if (!this.#isStopping) this.#restart(program, signal ?? `code ${code}`, performance.now() - startedAt);
    });
  }

  #restart(program, ending, livedMs) {
    const { name } = program;
    // It was never ready; the reason is in its own log line.
    if (!program.isSettled) return void this.stop(1);
    program.deaths = livedMs >= this.steadyMs ? 1 : program.deaths + 1;
    if (program.deaths > MAX_QUICK_DEATHS) {
      log(
        `the ${name} ended ${program.deaths} times, each within ${this.steadyMs / 1000} s of its start (last: ${ending}). Giving up; its log says why.`,
      );
      return void this.stop(1);
    }
    const pauseMs = Math.min(this.firstPauseMs * 2 ** (program.deaths - 1), MAX_PAUSE_MS);
    log(`the ${name} ended (${ending}); it starts again in ${pauseMs / 1000} s.`);
    program.timer = setTimeout(() => this.#spawn(program), pauseMs);
  }

  async #end({ name, child, timer }) {
    clearTimeout(timer);
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const force = setTimeout(() => {
      log(`the ${name} did not end in time and was killed.`);
      child.kill('SIGKILL');
    }, this.drainMs + GRACE_MS);
    // A program that has ended already gets no message; its `exit` event still comes.
    child.send('stop', () => undefined);
    await ended;
    clearTimeout(force);
  }
}
