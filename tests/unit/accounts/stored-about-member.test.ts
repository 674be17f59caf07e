/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, unknown> }>;
}

/** Tables with a column for a member, as the newest migration leaves them. */
function tablesOfMembers(): string[] {
  const newest = globSync('backend/db/migrations/meta/*_snapshot.json').sort().at(-1) ?? '';
  const { tables }: Snapshot = JSON.parse(readFileSync(newest, 'utf8'));
  return Object.values(tables)
    .filter(({ columns }) => 'user_id' in columns)
    .map(({ name }) => name)
    .sort();
}

const COMMANDS = 'backend/modules/accounts/commands';
const textOf = (...files: string[]) =>
  files.map((file) => readFileSync(`${COMMANDS}/${file}.ts`, 'utf8')).join('\n');
const isNamed = (text: string) => (table: string) => new RegExp(`\\b${table}\\b`).test(text);

/** They hold nothing but secrets that live for minutes. */
const SECRETS = ['passkey_challenges', 'proofs'];
/** Who looks at a draft at the moment. */
const MOMENTARY = ['draft_presence'];

test('every table with a column for a member is in the export of their data', () => {
  const tables = tablesOfMembers();
  expect(tables.length).toBeGreaterThan(25);
  const missing = tables.filter((table) => !isNamed(textOf('export-data'))(table));
  expect(missing.sort()).toEqual([...SECRETS, ...MOMENTARY].filter((table) => tables.includes(table)).sort());
});

test('every table with a column for a member is erased, or forgets them, when they leave', () => {
  const text = textOf('delete-account', 'erase-comments', 'erase-webhooks');
  expect(tablesOfMembers().filter((table) => !isNamed(text)(table))).toEqual([]);
});
