import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { tables } from '@/backend/db/schema/tables';

const FOLDER = 'backend/modules/accounts/commands';
const read = (...names: string[]) =>
  names.map((name) => readFileSync(`${FOLDER}/${name}.ts`, 'utf8')).join('\n');
const exporting = read('export-data');
const erasing = read('delete-account', 'erase-comments', 'erase-webhooks');

/** Columns by which a row is a member's. */
const OWNERS = ['userId', 'ownerId', 'fromId', 'user_id', 'owner_id', 'from_id'];
/** Rows that end within minutes and say nothing but that the member is here. */
const NOT_EXPORTED = ['passkey_challenges', 'proofs', 'draft_presence'];

const ofMembers = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .filter((table) => getTableConfig(table).columns.some(({ name }) => OWNERS.includes(name)))
  .map(getTableName)
  .sort();

test('tables of members are found, those of follows among them', () => {
  expect(ofMembers).toEqual(expect.arrayContaining(['follow_news', 'likes', 'member_follows', 'orders']));
});

test.each(ofMembers)('%s is exported with a member and erased with the account', (table) => {
  if (!NOT_EXPORTED.includes(table))
    expect({ table, isExported: new RegExp(`\\b(from|join) ${table}\\b`).test(exporting) }).toEqual({
      table,
      isExported: true,
    });
  expect({
    table,
    isErased: new RegExp(`\\b(from|update) ${table}\\b|'${table}'`).test(erasing),
  }).toEqual({ table, isErased: true });
});
