import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '@/backend/kernel/bundled-program';
import type { PictureAnswer, PictureRequest } from './picture-process';

/** An idle process ends after this time, in ms. */
const IDLE_MS = 20_000;
/** A process that has not answered after this time, in ms, is killed: it gets no processor time. */
const SILENT_MS = 90_000;

/** Idle processes, the one used last at the end, each with the timer that ends it. */
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Encodes a picture in a process of its own (`picture-process.ts`): the processor time is measured there, and a picture
 * that crashes the decoder crashes nothing else.
 * @param program address of the bundled program
 */
export async function encodeApart(
  request: PictureRequest,
  program = bundledProgram('picture-process'),
): Promise<PictureAnswer> {
  const child = take() ?? start(program);
  return new Promise((resolve) => {
    const end = (answer: PictureAnswer, isAlive: boolean) => {
      clearTimeout(timer);
      child.off('message', receive).off('exit', fail).off('error', fail);
      if (isAlive) putBack(child);
      else child.kill('SIGKILL');
      resolve(answer);
    };
    const receive = (answer: PictureAnswer) => end(answer, answer !== 'pictureTookTooLong');
    const fail = () => end('pictureDamaged', false);
    const timer = setTimeout(() => end('pictureTookTooLong', false), SILENT_MS);
    child.on('message', receive).on('exit', fail).on('error', fail);
    child.send(request);
  });
}

function start(program: URL): ChildProcess {
  // The new process does not get the settings of this one, which contain secrets.
  return fork(fileURLToPath(program), {
    serialization: 'advanced',
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdio: 'ignore',
  });
}

function take(): ChildProcess | null {
  const entry = idle.pop();
  if (!entry) return null;
  clearTimeout(entry.timer);
  entry.child.removeAllListeners().ref();
  entry.child.channel?.ref();
  return entry.child;
}

/** Keeps the process for the next picture, without keeping this program alive. */
function putBack(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const entry = { child, timer: setTimeout(() => child.kill(), IDLE_MS).unref() };
  child.once('exit', () => {
    const place = idle.indexOf(entry);
    if (place >= 0) idle.splice(place, 1);
  });
  child.on('error', () => child.kill());
  idle.push(entry);
}
