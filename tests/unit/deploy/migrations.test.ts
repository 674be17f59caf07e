import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'backend/db/migrations';
/** The rule holds from here on: what came before was brought up to date with everything stopped. */
const FIRST = '0035';
/**
 * Migrations that take something away, by name, and why the version before does not need it any more.
 */
const TAKES_AWAY: Record<string, string> = {};

/** What an old program that still runs would stumble over. */
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

/** Statements with what they break, in words. */
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
])('the rule sees what an old program would stumble over: %s', (sql, what) => {
  expect(errorsOf(sql)).toEqual([expect.stringContaining(what)]);
});

test.each([
  `ALTER TABLE "a" ADD COLUMN "x" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "a" ADD COLUMN "x" text',
  'CREATE TABLE "b" ("id" bigint NOT NULL)',
  'CREATE INDEX "i" ON "a" ("x")',
  'DROP INDEX "i"',
])('and lets pass what it does not notice: %s', (sql) => expect(errorsOf(sql)).toEqual([]));

test('a version and the one before it run on one schema: migrations only add', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
  for (const name of files) {
    if (Object.hasOwn(TAKES_AWAY, name)) continue;
    expect({ name, errors: errorsOf(readFileSync(join(FOLDER, name), 'utf8')) }).toEqual({
      name,
      errors: [],
    });
  }
});
