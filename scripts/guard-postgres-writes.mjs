import { readFile } from 'node:fs/promises';

/**
 * postgres.js gathers small writes and sends them a moment later. When the server closes the connection in that moment,
 * the write finds no socket, and the error ends the process, as no query can catch it (porsager/postgres#1208, open in
 * 3.4.9). The guard fails the queries of that connection instead, as every other broken connection does.
 */
const UNGUARDED = `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)`;

const GUARDED = `  function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)`;

/**
 * Guards the writes of postgres.js in a bundle.
 * @returns {import('esbuild').Plugin}
 * @throws a failed build when a new version of postgres.js no longer has these lines: then see whether it still needs this
 */
export function guardPostgresWrites() {
  return {
    name: 'guard-postgres-writes',
    setup(build) {
      build.onLoad({ filter: /postgres[\\/]src[\\/]connection\.js$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes(UNGUARDED)) return { errors: [{ text: 'postgres.js writes differently now' }] };
        return { contents: source.replace(UNGUARDED, GUARDED), loader: 'js' };
      });
    },
  };
}
