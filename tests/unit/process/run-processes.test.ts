import { spawn } from 'node:child_process';
import { killLeftProcesses, recordProcess } from '@/tests/support/run-processes';

test('a process that a failed test left behind is killed at the end of its run, and of no other', async () => {
  const run = process.env.TEST_RUN;
  process.env.TEST_RUN = `unit-${process.pid}`;
  try {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    recordProcess(child);
    killLeftProcesses(`other-${process.pid}`);
    expect(child.signalCode).toBeNull();
    killLeftProcesses(process.env.TEST_RUN);
    expect(await ended).toBe('SIGKILL');
  } finally {
    process.env.TEST_RUN = run;
  }
});
