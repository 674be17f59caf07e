/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('SECURITY.md', 'utf8');
/** How many requirements the first level of ASVS 5.0 has. */
const LEVEL_1 = 70;
const ENDINGS = ['.test.ts', '.test.tsx', '.spec.ts'];

/** `10.4.1–10.4.5` means five requirements. */
function linesOf(cell: string): string[] {
  return cell.split(',').flatMap((part) => {
    const [from = '', to] = part.trim().split('–');
    if (!to) return [from];
    const chapter = from.slice(0, from.lastIndexOf('.'));
    const last = (line: string) => Number(line.slice(line.lastIndexOf('.') + 1));
    return Array.from({ length: last(to) - last(from) + 1 }, (_, step) => `${chapter}.${last(from) + step}`);
  });
}

function tableOf(heading: string) {
  const [part = ''] = (page.split(`### ${heading}`)[1] ?? '').split('### ');
  return [...part.matchAll(/^\| (\d[^|]*) \|[^|]*\|[^|]*\|([^|]*)\|$/gm)];
}

test('every requirement of the first level has exactly one row', () => {
  const lines = tableOf('Level 1').flatMap(([, cell = '']) => linesOf(cell));
  expect(new Set(lines).size).toBe(LEVEL_1);
  expect(lines).toHaveLength(LEVEL_1);
});

test('every test that a row names exists', () => {
  const named = [...tableOf('Level 1'), ...tableOf('Level 2')].flatMap(([, , cell = '']) =>
    cell.split(',').map((name) => name.trim()),
  );
  const missing = named.filter(
    (name) => name !== '—' && !ENDINGS.some((ending) => existsSync(`tests/${name}${ending}`)),
  );
  expect(missing).toEqual([]);
});
