import { rmSync } from 'node:fs';
import { killLeftProcesses } from './run-processes';
import { readServer, removeRun, runFolder } from './run-postgres';

/** Kills what tests left behind, and stops the PostgreSQL server of this run, if a test started it. */
export default async function endRun(): Promise<void> {
  if (process.env.TEST_RUN) killLeftProcesses(process.env.TEST_RUN);
  const folder = runFolder();
  const server = folder && readServer(folder);
  if (!server) return;
  process.kill(server.pid, 'SIGQUIT');
  while (isAlive(server.pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(server.folder, { recursive: true, force: true });
  removeRun(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
