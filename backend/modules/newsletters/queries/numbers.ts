import { sql } from 'drizzle-orm';
import { type Script, scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import type { Locale } from '@/backend/contract/locale';
import { textArray } from '@/backend/db/arrays';
import { decimal, localText, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

const MINUS = '\u2212';

/** Letters have no edition of Hong Kong. */
export const scriptOfLetters = (locale: Locale): Script | null => scriptOf(locale, false);

/** The last values of some series in the order of their keys, with the change within the day before. */
export async function readNumbers({ db, now }: Context, keys: readonly string[], locale: Locale) {
  const rows = await readRows(
    db,
    sql`
    select s.name, s.unit, last.value, earlier.value as earlier
    from unnest(${textArray(keys)}) with ordinality as wanted(key, place)
    join data_series s on s.key = wanted.key
    cross join lateral (select value, at from data_points where series_id = s.id and at <= ${now().toISOString()}::timestamptz
      order by at desc limit 1) as last
    left join lateral (select value from data_points where series_id = s.id and at <= last.at - interval '24 hours'
      order by at desc limit 1) as earlier on true
    order by wanted.place`,
    { name: localText, unit: localText, value: decimal, earlier: nullable(decimal) },
  );
  const script = scriptOfLetters(locale);
  return rows.map(({ name: names, unit: units, value, earlier }) => {
    const [name, unit] = [pickText(names, locale), pickText(units, locale)];
    return {
      name: textInScript(name.text, name.lang, script, null),
      unit: textInScript(unit.text, unit.lang, script, null),
      value: figure(value, digitsOf(value)),
      change: earlier === null || earlier === 0 ? '' : signed(((value - earlier) / earlier) * 100),
    };
  });
}

/** As pages print it: commas from 1,000, and a real minus sign. */
function figure(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat('en', options).format(Math.abs(value));
  return value < 0 ? MINUS + text : text;
}

function signed(percent: number): string {
  const text = figure(percent, 2);
  return `${percent > 0 && text !== '0.00' ? '+' : ''}${text}%`;
}

/** At most two decimals, one from a thousand on, none from ten thousand on. */
function digitsOf(value: number): number {
  const max = Math.abs(value) >= 10_000 ? 0 : Math.abs(value) >= 1000 ? 1 : 2;
  return Math.min(max, String(value).split('.')[1]?.length ?? 0);
}
