/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** Makes a style sheet as the build does, in a process of its own: the library cannot be loaded into jest. */
const make = (sheet: string): string =>
  execFileSync(process.execPath, [join(__dirname, '../../support/make-styles.mjs'), sheet], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** The variables of style sheets that are read without a value to fall back on, and set nowhere. */
function unsetVariables(css: string, components: string): string[] {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)\s*\)/g), ([, name = '']) => name));
  // Of names a component puts together, as `--on-ground-${name}`, the beginning is enough.
  const beginnings = Array.from(components.matchAll(/`(--[\w-]+-)\$\{/g), ([, name = '']) => name);
  return [...used].filter(
    (name) =>
      !new RegExp(`${name}\\s*:|@property ${name}\\b`).test(css) &&
      !new RegExp(`['"\`[]${name}['"\`:]`).test(components) &&
      !beginnings.some((beginning) => name.startsWith(beginning)),
  );
}

test('every variable that style sheets read is set, by a style sheet or a component', () => {
  const components = files('app/*.tsx', 'components/*.tsx', 'components/*.ts', 'lib/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Those of app/styles are parts of the first, where a later part may take a variable away.
  const others = files('*.css', ':!app/styles', ':!app/globals.css').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const globals = make('app/globals.css');
  expect(globals.length).toBeGreaterThan(100_000);
  expect(unsetVariables([globals, ...others].join('\n'), components)).toEqual([]);
});

test('a variable that is set nowhere is noticed, one with a value to fall back on is not', () => {
  const css = 'a{color:var(--gone);width:var(--set);height:var(--drawn);margin:var(--may, 0)} b{--set:1px}';
  expect(unsetVariables(css, "style={{ '--drawn': 1 }}")).toEqual(['--gone']);
});
