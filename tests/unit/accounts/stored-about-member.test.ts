/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

interface Snapshot {
  tables: Record<
    string,
    { name: string; columns: Record<string, unknown>; foreignKeys: Record<string, { tableTo: string }> }
  >;
}

/** The tables as the newest migration leaves them. */
function tablesNow() {
  const newest = globSync('backend/db/migrations/meta/*_snapshot.json').sort().at(-1) ?? '';
  const { tables }: Snapshot = JSON.parse(readFileSync(newest, 'utf8'));
  return Object.values(tables);
}

/** Tables with a column for a member, as the newest migration leaves them. */
function tablesOfMembers(): string[] {
  return tablesNow()
    .filter(({ columns }) => 'user_id' in columns)
    .map(({ name }) => name)
    .sort();
}

/** Tables with rows that belong to a member's organiser profile, orders or feedback. */
const tablesBehind = (owners: readonly string[]): string[] =>
  tablesNow()
    .filter(({ foreignKeys }) => Object.values(foreignKeys).some(({ tableTo }) => owners.includes(tableTo)))
    .map(({ name }) => name)
    .sort();

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

/** Letters to others, hashes of their addresses, and money that belongs to no order. */
const OF_OTHERS = ['held_letters', 'letter_receivers', 'unmatched_money'];

test('every table behind a member’s profile as an organiser, orders and feedback is in the export', () => {
  const tables = tablesBehind(['organisers', 'orders', 'feedback']);
  expect(tables).toEqual(expect.arrayContaining(['events', 'order_items', 'feedback_replies']));
  const missing = tables.filter((table) => !isNamed(textOf('export-data'))(table));
  expect(missing).toEqual(OF_OTHERS);
  expect(['event_texts', 'ticket_types'].filter((table) => !isNamed(textOf('export-data'))(table))).toEqual(
    [],
  );
});

test('every table with a column for a member is erased, or forgets them, when they leave', () => {
  const text = textOf(
    'delete-account',
    'erase-comments',
    'erase-orders',
    'erase-organiser',
    'erase-webhooks',
  );
  expect(tablesOfMembers().filter((table) => !isNamed(text)(table))).toEqual([]);
});
