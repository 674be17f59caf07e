import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { PREFERENCE } from '@/backend/kernel/text/local';

/**
 * SQL for the rank of a language for a reader, to order texts by: the lower, the better.
 * @param lang SQL for a value of the type `locale`
 */
export const rankFor = (locale: Locale, lang: SQL): SQL =>
  sql`array_position(${sql.raw(`array['${PREFERENCE[locale].join("','")}']`)}::locale[], ${lang})`;
