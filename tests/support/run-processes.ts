import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folderOf = (run: string) => join(tmpdir(), `lx-run-${run}.processes`);

/**
 * Notes a process that a test started, until it ends. Jest waits for processes that write where it reads, so one that a
 * failed test leaves behind would keep the run from ending.
 */
export function recordProcess(child: ChildProcess): void {
  const run = process.env.TEST_RUN;
  if (!run || child.pid === undefined) return;
  const note = join(folderOf(run), String(child.pid));
  mkdirSync(folderOf(run), { recursive: true });
  writeFileSync(note, '');
  child.once('exit', () => rmSync(note, { force: true }));
}

/** Kills the processes that the tests of a run have left behind. */
export function killLeftProcesses(run: string): void {
  for (const pid of existing(folderOf(run)))
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended with the test that started it.
    }
  rmSync(folderOf(run), { recursive: true, force: true });
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
