/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = resolve('scripts/build-lock.mjs');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lx-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that notes when it begins and ends its work, in a folder with a lock. @returns what it printed */
const work = (name: string): Promise<string> =>
  run(`
    import { appendFileSync } from 'node:fs';
    import { whileLocked } from ${JSON.stringify(PROGRAM)};
    await whileLocked(async () => {
      appendFileSync('log', '${name} begins\\n');
      await new Promise((resolve) => setTimeout(resolve, 400));
      appendFileSync('log', '${name} ends\\n');
    });`);

/** Runs a script in that folder. */
function run(text: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], { cwd: folder });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise((ended, failed) =>
    child.once('exit', (code) => (code === 0 ? ended(printed) : failed(new Error(`exit code ${code}`)))),
  );
}

test('processes that install or build in one folder take turns, and who waits says so', async () => {
  const printed = await Promise.all([work('a'), work('b'), work('c')]);
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(6);
  for (let each = 0; each < 6; each += 2)
    expect(lines[each + 1]).toBe(lines[each]?.replace('begins', 'ends'));
  expect(printed.filter((text) => text.includes('Waiting for it')).length).toBeGreaterThanOrEqual(1);
});

test('the lock of a process that was killed is taken over', async () => {
  mkdirSync(join(folder, '.build'));
  const lock = join(folder, '.build/lock');
  writeFileSync(lock, '1');
  utimesSync(lock, new Date(0), new Date(0));
  await work('a');
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('a begins\na ends\n');
});

test('who lost the lock leaves that of another process, also of one with its number in another container', async () => {
  await run(`
    import { existsSync, utimesSync, writeFileSync } from 'node:fs';
    const [first, second] = await Promise.all(
      ['?1', '?2'].map((copy) => import(${JSON.stringify(pathToFileURL(PROGRAM).href)} + copy)),
    );
    const { promise: ended, resolve: end } = Promise.withResolvers();
    let later;
    await first.whileLocked(async () => {
      utimesSync('.build/lock', new Date(0), new Date(0));
      await new Promise((begun) => {
        later = second.whileLocked(async () => {
          begun();
          await ended;
          writeFileSync('log', String(existsSync('.build/lock')));
        });
      });
    });
    end();
    await later;`);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('true');
});
