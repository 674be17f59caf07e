import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '*.css', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(app|components)\//.test(file));

test('no border is transparent, which forced colours would show: it has the colour --clear', () => {
  expect(files.length).toBeGreaterThan(300);
  const transparent = files.filter((file) =>
    /border[\w-]*:[^;]*\btransparent|\bborder-(?:[a-z]-)?transparent\b/.test(readFileSync(file, 'utf8')),
  );
  expect(transparent).toEqual([]);
});
