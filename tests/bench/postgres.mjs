// A PostgreSQL server for the benches, started by the module of the tests.
import { build } from 'esbuild';

export async function startPostgres() {
  const common = { bundle: true, platform: 'node', format: 'esm', packages: 'external', write: false };
  const { outputFiles } = await build({ ...common, entryPoints: ['tests/support/postgres.ts'] });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).startPostgres();
}
