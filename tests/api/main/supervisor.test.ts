import '@/tests/support/embedded';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';
let supervisor: ChildProcess | null = null;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lx-supervisor-'))));
afterEach(() => {
  supervisor?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const seen = () => {
  try {
    return readFileSync(join(folder, 'seen'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

/** Writes a program that records its start; `then` is its further code. */
const writeProgram = (name: string, then: string) =>
  writeFileSync(
    join(folder, `${name}.mjs`),
    `import { appendFileSync } from 'node:fs';
     const note = (what) => appendFileSync(${JSON.stringify(join(folder, 'seen'))}, '${name} ' + what + '\\n');
     note('began ' + process.pid);
     ${then}`,
  );
/** Code of a program like ours: it ends on a message from its supervisor, or when the supervisor is gone. */
const OBEDIENT = `
  const stop = () => { note('told'); setTimeout(() => { note('ended'); process.exit(0); }, 300); };
  process.once('message', stop);
  process.once('disconnect', () => { note('alone'); process.exit(0); });
  process.on('SIGINT', () => undefined);
  setInterval(() => undefined, 1000);`;

/** Runs a supervisor of the named programs, each of which counts as having been ready, except `unsettled`. */
function supervise(names: string[], drainMs = 2000): Promise<{ code: number | null; stderr: string }> {
  const program = `
    import { Supervisor } from './scripts/supervisor.mjs';
    const supervisor = new Supervisor({ drainMs: ${drainMs}, programs: ${JSON.stringify(folder)}, firstPauseMs: 20 });
    for (const name of ${JSON.stringify(names)}) supervisor.start(name).isSettled = name !== 'unsettled';
    process.on('SIGTERM', () => supervisor.stopBySignal());
    process.exit(await supervisor.finished);`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    supervisor = child;
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.once('exit', (code) => resolve({ code, stderr }));
  });
}

/** Waits until a line was recorded. */
async function until(isSeen: () => boolean): Promise<void> {
  while (!isSeen()) await new Promise((resolve) => setTimeout(resolve, 20));
}
const begins = (name: string) => seen().filter((line) => line.startsWith(`${name} began`));
const pidOf = (line = '') => Number(line.split(' ').at(-1));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program that dies is started again, and the other one keeps running', async () => {
  writeProgram('first', OBEDIENT);
  writeProgram('second', OBEDIENT);
  const finished = supervise(['first', 'second']);
  await until(() => begins('first').length === 1 && begins('second').length === 1);
  process.kill(pidOf(begins('first')[0]), 'SIGKILL');
  await until(() => begins('first').length === 2);
  expect(isAlive(pidOf(begins('second')[0]))).toBe(true);
  supervisor?.kill('SIGTERM');
  const { code, stderr } = await finished;
  expect(code).toBe(0);
  expect(stderr).toMatch(/^lianxun: the first ended \(SIGKILL\); it starts again in 0\.02 s\.\n$/);
});

test('a program that keeps dying ends everything with an error message and exit code 1', async () => {
  writeProgram('steady', OBEDIENT);
  writeProgram('broken', 'process.exit(3);');
  const { code, stderr } = await supervise(['steady', 'broken']);
  expect(begins('broken')).toHaveLength(6);
  expect(stderr.match(/starts again in ([\d.]+) s/g)).toEqual(
    [0.02, 0.04, 0.08, 0.16, 0.32].map((seconds) => `starts again in ${seconds} s`),
  );
  expect(stderr).toMatch(/the broken ended 6 times, .*code 3.*Giving up/);
  expect(code).toBe(1);
  expect(isAlive(pidOf(begins('steady')[0]))).toBe(false);
});

test('a program that was never ready is not started again', async () => {
  writeProgram('unsettled', 'process.exit(1);');
  expect(await supervise(['unsettled'])).toEqual({ code: 1, stderr: '' });
  expect(begins('unsettled')).toHaveLength(1);
});

test('programs are stopped in reverse order, one after the other', async () => {
  writeProgram('backend', OBEDIENT);
  writeProgram('portal', OBEDIENT);
  const finished = supervise(['backend', 'portal']);
  await until(() => seen().length === 2);
  supervisor?.kill('SIGTERM');
  expect((await finished).code).toBe(0);
  expect(seen().slice(2)).toEqual(['portal told', 'portal ended', 'backend told', 'backend ended']);
});

test('the programs of a killed supervisor end as well', async () => {
  writeProgram('first', OBEDIENT);
  writeProgram('second', OBEDIENT);
  const finished = supervise(['first', 'second']);
  await until(() => seen().length === 2);
  const pids = seen().map(pidOf);
  supervisor?.kill('SIGKILL');
  await finished;
  await until(() => pids.every((pid) => !isAlive(pid)));
  expect(seen().slice(2).sort()).toEqual(['first alone', 'second alone']);
});

test('one Ctrl-C that arrives as several signals ends the programs gracefully, and a later one kills them', async () => {
  writeProgram('first', OBEDIENT);
  const finished = supervise(['first']);
  await until(() => begins('first').length === 1);
  supervisor?.kill('SIGTERM');
  await until(() => seen().includes('first told'));
  supervisor?.kill('SIGTERM');
  expect((await finished).code).toBe(0);
  expect(seen()).toContain('first ended');

  writeProgram('deaf', `process.on('message', () => note('told')); setInterval(() => undefined, 1000);`);
  // The drain time is longer than a test may take.
  const killed = supervise(['deaf'], 600_000);
  await until(() => begins('deaf').length === 1);
  supervisor?.kill('SIGTERM');
  await until(() => seen().includes('deaf told'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  supervisor?.kill('SIGTERM');
  expect((await killed).code).toBe(0);
  expect(isAlive(pidOf(begins('deaf')[0]))).toBe(false);
});
