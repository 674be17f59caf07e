import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'backend/db/migrations';
/** The first migration the rule holds for. Earlier ones were run with all programs stopped. */
const FIRST = '0035';
/** Migrations that remove something, by file name, with the reason why the version before does not need it. */
const TAKES_AWAY: Record<string, string> = {};

/** Changes that would break a program of the version before that is still running. */
const BREAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['removes a table, a column or a type', /\bdrop\s+(?:table|column|type|view|function)\b/i],
  ['renames', /\brename\s+(?:to|column|value|constraint)?/i],
  ['asks for a value the old program does not give', /\bset\s+not\s+null\b/i],
  ['takes a default away', /\bdrop\s+default\b/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  [
    'adds a column that old rows and old programs leave empty',
    /\badd\s+column\s+(?:if not exists\s+)?\S+\s+(?![^;]*\b(?:default|generated)\b)[^;]*\bnot\s+null\b/i,
  ],
  ['checks what the old program may store', /\badd\s+constraint\s+\S+\s+check\b(?![^;]*\bnot\s+valid\b)/i],
];

/** The statements of a migration that break the version before, each with the reason. */
const errorsOf = (sql: string) =>
  sql
    .replace(/--[^\n]*/g, '')
    .split(';')
    .flatMap((statement) =>
      BREAKS.flatMap(([what, pattern]) => (pattern.test(statement) ? [`${what}: ${statement.trim()}`] : [])),
    );

test.each([
  ['alter table "orders" drop column "note"', 'removes'],
  ['drop table "orders"', 'removes'],
  ['ALTER TABLE "a" RENAME COLUMN "x" TO "y"', 'renames'],
  ['ALTER TABLE "a" ALTER COLUMN "x" SET NOT NULL', 'asks for'],
  ['ALTER TABLE "a" ALTER COLUMN "x" DROP DEFAULT', 'takes a default'],
  ['ALTER TABLE "a" ALTER COLUMN "x" SET DATA TYPE text', 'changes the type'],
  ['ALTER TABLE "a" ADD COLUMN "x" text NOT NULL', 'adds a column'],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (x > 0)', 'checks'],
])('the rule refuses what would break the version before: %s', (sql, what) => {
  expect(errorsOf(sql)).toEqual([expect.stringContaining(what)]);
});

test.each([
  `ALTER TABLE "a" ADD COLUMN "x" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "a" ADD COLUMN "x" text',
  'CREATE TABLE "b" ("id" bigint NOT NULL)',
  'CREATE INDEX "i" ON "a" ("x")',
  'DROP INDEX "i"',
])('the rule allows what the version before does not notice: %s', (sql) => expect(errorsOf(sql)).toEqual([]));

test('a version and the one before it can run on the same schema, as migrations only add', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
  for (const name of files) {
    if (Object.hasOwn(TAKES_AWAY, name)) continue;
    expect({ name, errors: errorsOf(readFileSync(join(FOLDER, name), 'utf8')) }).toEqual({
      name,
      errors: [],
    });
  }
});
