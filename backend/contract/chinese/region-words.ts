import table from '@/backend/contract/chinese/region-words.json';
import type { Script } from './script';

type Row = [simplified: string, taiwan: string, hongKong: string];

/** Words of finance, states, people and daily life that newsrooms write differently; each group names its sources. */
const ROWS = table.groups
  .flatMap(({ words }) => words)
  .map((row): Row => {
    const [simplified = '', taiwan = simplified, hongKong = taiwan] = row.split(' ');
    return [simplified, taiwan, hongKong];
  });

/** Words that mean one thing in one place and another elsewhere, so that they are not converted back. */
const NOT_BACK = new Set(table.notBack);

/** The words of these tables for a script; toward simplified Chinese, those of both places, the first row's sense first. */
export function regionWords(to: Script): Record<string, string> {
  if (to === 'zh-Hant') return Object.fromEntries(ROWS.map(([simplified, taiwan]) => [simplified, taiwan]));
  if (to === 'zh-Hant-HK')
    return Object.fromEntries(ROWS.map(([simplified, , hongKong]) => [simplified, hongKong]));
  const back = ROWS.flatMap(([simplified, ...forms]) => forms.map((form) => [form, simplified] as const));
  return Object.fromEntries(back.filter(([form]) => !NOT_BACK.has(form)).toReversed());
}

/** All words of the tables in simplified Chinese. */
export const regionTerms: readonly string[] = ROWS.map(([simplified]) => simplified);
