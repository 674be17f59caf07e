/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const IMPORT = /\bimport\('([^'.][^']*)'\)/g;

test('packages that the backend imports at run time are not bundled, so that Node passes all their names on', () => {
  const options = resolve('scripts/bundle-options.mjs');
  const code = `import { backendPrograms } from ${JSON.stringify(options)}; console.log(JSON.stringify(backendPrograms().external));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const external: string[] = JSON.parse(stdout);
  const isExternal = (name: string) =>
    external.some((pattern) =>
      pattern.endsWith('*')
        ? name.startsWith(pattern.slice(0, -1))
        : name === pattern || name.startsWith(`${pattern}/`),
    );
  const imported = globSync('backend/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({ file, name })),
  );
  const packages = imported.filter(({ name }) => !name.startsWith('@/') && !name.startsWith('node:'));
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter(({ name }) => !isExternal(name))).toEqual([]);
});
