import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'lx-runtime-'));
const command = join(folder, 'command.mjs');
writeFileSync(
  command,
  `import { ensureSupportedNode } from ${JSON.stringify(pathToFileURL(join(process.cwd(), 'scripts/runtime.mjs')).href)};
await ensureSupportedNode();
process.on('SIGTERM', () => process.exit(7));
console.log(process.versions.node, ...process.argv.slice(2));
setInterval(() => undefined, 1000);`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The Node that runs the tests, and every other one in PATH. */
const nodes = [
  ...new Set(
    [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((path) => join(path, 'node'))]
      .filter((path) => existsSync(path))
      .map((path) => realpathSync(path)),
  ),
].map((path) => [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path] as const);

test.each(nodes)(
  'a command started with Node %s continues in a supported Node, and passes on its exit code',
  async (_, node) => {
    const started = spawn(node, [command, 'one', 'two'], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    await new Promise<void>((resolve) =>
      started.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('two')) resolve();
      }),
    );
    const line = output.trim().split('\n').at(-1) ?? '';
    expect(Number(line.split('.')[0])).toBeGreaterThanOrEqual(24);
    expect(line).toMatch(/^\d+\.\d+\.\d+ one two$/);
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.kill('SIGTERM');
    expect(await ended).toBe(7);
  },
);
