import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const quiet = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Debian's headless build, like the one Playwright installs: it needs a quarter less CPU than the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of a browser for the end-to-end tests, installed if necessary; null for the one Playwright installed
 * itself.
 * @throws Error when there is none and none can be installed
 */
export function findBrowser() {
  const set = process.env.CHROMIUM_PATH;
  if (set && existsSync(set)) return set;
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (
    existsSync('/usr/bin/chromium') &&
    installDebian(['chromium-headless-shell']) &&
    existsSync(HEADLESS_SHELL)
  )
    return HEADLESS_SHELL;
  const systemBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (systemBrowser) return systemBrowser;
  const playwrightBrowser = require('playwright').chromium.executablePath();
  if (existsSync(playwrightBrowser)) return null;
  console.log('Installing a browser for the tests …');
  if (quiet('npx', ['playwright', 'install', 'chromium']) && existsSync(playwrightBrowser)) return null;
  if (installDebian(['chromium-headless-shell', 'fonts-noto-cjk'])) return HEADLESS_SHELL;
  throw new Error('No browser: install Chromium, or set CHROMIUM_PATH.');
}

/** The folder with initdb and postgres, which are installed if possible; null if they are not available. */
export function findPostgres() {
  return postgresBin() ?? (installDebian(['postgresql']) ? postgresBin() : null);
}

function postgresBin() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const root = '/usr/lib/postgresql';
  const folders = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const places = [...folders.reverse(), '/opt/homebrew/opt/postgresql/bin', '/usr/local/bin', '/usr/bin'];
  return (
    places.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** Whether XML can be validated against its schema; tries to install xmllint first. */
export function hasXmllint() {
  return (
    quiet('xmllint', ['--version']) || (installDebian(['libxml2-utils']) && quiet('xmllint', ['--version']))
  );
}

/** Whether Varnish, the cache in front of the portal, is installed; tries to install it first. */
export function hasVarnish() {
  return isVarnishThere() || (installDebian(['varnish', 'varnish-modules']) && isVarnishThere());
}

const isVarnishThere = () =>
  ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].some((path) => existsSync(path));

/** Whether a Redis is available for tests; tries to install it first. */
export function hasRedis() {
  const isThere = () => quiet('redis-server', ['--version']);
  return isThere() || (installDebian(['redis-server']) && isThere());
}

/** Whether compose files can be checked without Docker; tries to install Debian's `docker-compose` first. */
export function hasComposeValidator() {
  const isThere = () => quiet('docker-compose', ['--version']);
  return isThere() || (installDebian(['docker-compose']) && isThere());
}

function installDebian(packages) {
  if (process.getuid?.() !== 0 || !quiet('which', ['apt-get'])) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  quiet('apt-get', ['update']);
  return quiet('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}
