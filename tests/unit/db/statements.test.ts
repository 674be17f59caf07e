/** @jest-environment node */
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Locale } from '@/backend/contract/locale';
import { idArray, textArray } from '@/backend/db/arrays';
import { rankFor } from '@/backend/db/preferred';
import { beginsWith, contains, containsAny } from '@/backend/db/text-match';
import { byPreference, preferred } from '@/backend/kernel/text/local';

const written = (statement: SQL) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { text, params };
};

test('signs with a meaning in patterns match only themselves', () => {
  expect(written(sql`t.title ${contains('50%_a\\b')}`)).toEqual({
    text: 't.title ilike $1',
    params: ['%50\\%\\_a\\\\b%'],
  });
  expect(written(beginsWith('a_'))).toEqual({ text: 'like $1', params: ['a\\_%'] });
  expect(written(containsAny(['a', 'b%']))).toEqual({
    text: 'like any($1::text[])',
    params: [['%a%', '%b\\%%']],
  });
});

test('a list is one parameter, however many entries it has', () => {
  expect(written(sql`c.id = any(${idArray([3, 1])})`)).toEqual({
    text: 'c.id = any($1::bigint[])',
    params: [[3, 1]],
  });
  expect(written(idArray([]))).toEqual({ text: '$1::bigint[]', params: [[]] });
  expect(written(textArray(['a']))).toEqual({ text: '$1::text[]', params: [['a']] });
});

test('languages are ranked for a reader, in a statement and in memory alike', () => {
  expect(written(rankFor('en', sql`t.lang`))).toEqual({
    text: "array_position(array['en','zh-Hans','zh-Hant']::locale[], t.lang)",
    params: [],
  });
  const rows: { lang: Locale; at: number }[] = [
    { lang: 'en', at: 1 },
    { lang: 'zh-Hant', at: 2 },
    { lang: 'zh-Hans', at: 3 },
    { lang: 'zh-Hans', at: 4 },
  ];
  expect(byPreference(rows, 'en').map(({ at }) => at)).toEqual([1, 3, 4, 2]);
  expect(preferred(rows, 'zh-Hant')).toEqual({ lang: 'zh-Hant', at: 2 });
  expect(preferred([], 'en')).toBeUndefined();
});
