/** @jest-environment node */
import { sql } from 'drizzle-orm';
import {
  boolean,
  type Codec,
  decimal,
  declared,
  dictionary,
  instant,
  integer,
  json,
  language,
  list,
  localText,
  Mismatch,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '@/backend/db/codec';
import { parseRows } from '@/backend/db/rows';
import { manuscripts } from '@/backend/db/schema/writing/drafts';

const noon = new Date('2026-11-27T12:00:00.250Z');

/** What drivers hand over, and what is read: digits or numbers, texts or dates. */
const accepted: [string, Codec<unknown>, unknown, unknown][] = [
  ['a bigint in digits', integer, '9007199254740991', 9007199254740991],
  ['a number', integer, 42, 42],
  ['a sum in digits', integer, '-7', -7],
  ['a bigint of JavaScript', integer, 5n, 5],
  ['a numeric in digits', decimal, '12.50', 12.5],
  ['a tiny numeric', decimal, '1e-7', 1e-7],
  ['a float', decimal, 0.5, 0.5],
  ['text', text, '', ''],
  ['a boolean', boolean, false, false],
  ['a timestamp as Postgres writes it', instant, '2026-11-27 12:00:00.25+00', noon],
  ['a timestamp in JSON', instant, '2026-11-27T20:00:00.25+08:00', noon],
  ['a date of JavaScript', instant, noon, noon],
  ['one of some words', oneOf(['lead', 'recommend']), 'lead', 'lead'],
  ['a language', language, 'zh-Hant', 'zh-Hant'],
  ['null', nullable(integer), null, null],
  ['a nullable number', nullable(integer), '3', 3],
  ['a column that was left out', optional(text), undefined, undefined],
  ['a list', list(integer), ['1', 2], [1, 2]],
  ['an empty list', list(text), [], []],
  ['an object', object({ id: integer, name: text }), { id: 1, name: 'a', more: 1 }, { id: 1, name: 'a' }],
  ['a dictionary', dictionary(integer), { a: 1, b: '2' }, { a: 1, b: 2 }],
  ['a text by language', localText, { en: 'Home' }, { en: 'Home' }],
  ['a document', declared(manuscripts.document), { texts: [] }, { texts: [] }],
  ['any JSON', json, null, null],
];

test.each(accepted)('reads %s', (_, codec, value, expected) => {
  expect(codec(value)).toEqual(expected);
});

const refused: [string, Codec<unknown>, unknown, string][] = [
  ['digits beyond what JavaScript counts exactly', integer, '9007199254740992', 'an integer'],
  ['a part of a whole', integer, 1.5, 'an integer'],
  ['a part of a whole in digits', integer, '1.5', 'an integer'],
  ['empty text for a number', integer, '', 'an integer'],
  ['a boolean for a number', integer, true, 'an integer'],
  ['null where a number must be', integer, null, 'not null'],
  ['a missing column', integer, undefined, 'not a missing value'],
  ['a word for a number', decimal, 'NaN', 'a number'],
  ['endless numbers', decimal, 'Infinity', 'a number'],
  ['a number for text', text, 1, 'text expected'],
  ['a word for a boolean', boolean, 't', 'a boolean'],
  ['a time that does not parse', instant, 'soon', 'an instant'],
  ['a time that is none', instant, new Date(NaN), 'an instant'],
  ['a number for a time', instant, 1, 'an instant'],
  ['another word', oneOf(['lead', 'recommend']), 'gone', 'one of lead, recommend'],
  ['a missing column where null may be', nullable(text), undefined, 'not a missing value'],
  ['an array that the driver did not parse', list(text), '{a,b}', 'a list'],
  ['a list for an object', object({ id: integer }), [], 'an object'],
  ['a list for a dictionary', dictionary(text), [], 'an object'],
  ['a text by language that is text', localText, 'Home', 'a text by language'],
  ['a text by language with a number', localText, { en: 1 }, 'text expected'],
  ['null for a document', declared(manuscripts.document), null, 'a JSON document'],
  ['a missing JSON value', json, undefined, 'a JSON value'],
];

test.each(refused)('refuses %s', (_, codec, value, message) => {
  expect(() => codec(value)).toThrow(Mismatch);
  expect(() => codec(value)).toThrow(message);
});

test('reads rows by their columns, and leaves out the others', () => {
  const rows = [{ id: '1', title: 'A', views: 3 }];
  expect(parseRows(rows, { id: integer, title: text }, sql`select 1`)).toEqual([{ id: 1, title: 'A' }]);
});

test('an error names the column and the statement, and shows neither values nor parameters', () => {
  const rows = [{ id: 1, labels: [{ id: 1 }, { id: 'secret' }] }];
  const statement = sql`select id, ${sql`labels`} from contents where title = ${'hidden'}`;
  expect(() => parseRows(rows, { id: integer, labels: list(object({ id: integer })) }, statement)).toThrow(
    new Error(
      'column labels.1.id: an integer expected, not a value of type string, in: select id, labels from contents where title = ?',
    ),
  );
});

test('an error shows only the beginning of a long statement', () => {
  const statement = sql`select ${sql.raw('x'.repeat(500))}`;
  expect(() => parseRows([{}], { id: integer }, statement)).toThrow(/^column id: .*, in: select x{113}…$/);
});
