/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { law } from '@/scripts/law/tables.mjs';

const exists = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));

test('every floor of the tables exists', () => {
  expect(Object.keys(law.floors).filter((floor) => !exists(floor))).toEqual([]);
});

describe.each(Object.entries(law.subjects))('subjects of %s', (floor, table) => {
  test('exist', () => {
    const named = Object.entries(table).flatMap(([subject, others]) => [subject, ...others]);
    // A component may use the lib of a subject that has no components.
    const folders = floor === 'components' ? ['components', 'lib'] : [floor];
    const isThere = (name: string) => folders.some((folder) => existsSync(`${folder}/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('depend on each other in one direction only', () => {
    const others = new Map<string, readonly string[]>(Object.entries(table));
    const reach = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of others.get(from) ?? [])
        if (!seen.has(next) && !isBack(from, next)) reach(next, seen.add(next));
      return seen;
    };
    // The one exception: accounts notify their members.
    const isBack = (from: string, to: string) =>
      floor === 'backend/modules' && from === 'accounts' && to === 'members';
    expect([...others.keys()].filter((subject) => reach(subject).has(subject))).toEqual([]);
  });
});

test('every known breach in the table still exists', () => {
  for (const { from, to } of law.known) expect(readFileSync(from, 'utf8')).toContain(`'@/${to}`);
});

test('the table in docs/architecture.md equals the one in the law', () => {
  const written = readFileSync('docs/architecture.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === 4 && cells[0]?.startsWith(' `'))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
  const floors = ['lib', 'components', 'backend/modules'].map(
    (floor) =>
      new Map<string, readonly string[]>(
        Object.entries(Object.entries(law.subjects).find(([name]) => name === floor)?.[1] ?? {}),
      ),
  );
  const subjects = [...new Set(floors.flatMap((table) => [...table.keys()]))].sort();
  expect(written).toEqual(
    subjects.map((subject) => [subject, ...floors.map((table) => (table.get(subject) ?? []).join(', '))]),
  );
});
