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
    // A component may read a subject that has no components of its own.
    const folders = floor === 'components' ? ['components', 'lib'] : [floor];
    const isThere = (name: string) => folders.some((folder) => existsSync(`${folder}/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('need each other in one direction only', () => {
    const others = new Map<string, readonly string[]>(Object.entries(table));
    const reach = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of others.get(from) ?? [])
        if (!seen.has(next) && !isBack(from, next)) reach(next, seen.add(next));
      return seen;
    };
    // An account tells its member what happened to it.
    const isBack = (from: string, to: string) =>
      floor === 'backend/modules' && from === 'accounts' && to === 'members';
    expect([...others.keys()].filter((subject) => reach(subject).has(subject))).toEqual([]);
  });
});

test('a known breach is still one', () => {
  for (const { from, to } of law.known) expect(readFileSync(from, 'utf8')).toContain(`'@/${to}`);
});

test('the table in docs/architecture.md is that of the law', () => {
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
