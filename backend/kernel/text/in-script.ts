import glossary from '@/backend/contract/chinese/glossary.json';
import regions from '@/backend/contract/chinese/region-words.json';
import type { Term } from '@/backend/contract/chinese/term';
import type { Locale } from '@/backend/contract/locale';

type Convert = (text: string) => string;

/** The words of this newsroom for Taiwan: those of its glossary before those of the region's tables. */
const GLOSSARY: ReadonlyMap<string, string> = new Map([
  ...regions.groups.flatMap(({ words }) =>
    words.map((row): [string, string] => {
      const [simplified = '', taiwan = simplified] = row.split(' ');
      return [simplified, taiwan];
    }),
  ),
  ...Object.entries(glossary.terms['zh-Hant']),
]);

/** Forms of the dictionaries that are wrong for this subject, or not those of the Taiwanese press. */
const CORRECTIONS = [
  ['鍊', '鏈'],
  ['臺', '台'],
  ['賬', '帳'],
  ['佈', '布'],
] as const;

/**
 * What converts a text of one language for a reader of another: between the Chinese scripts, with the desk's dictionary
 * before the newsroom's terms, these before the dictionaries, and otherwise not at all. The tables are loaded when they
 * are first needed.
 * @param terms the desk's dictionary
 */
export async function scriptConverter(
  from: Locale,
  to: Locale,
  terms: readonly Term[] = [],
): Promise<Convert> {
  if (from === to || from === 'en' || to === 'en') return (text) => text;
  if (to === 'zh-Hans') {
    const { Converter } = await import('opencc-js/t2cn');
    return withForms(Converter({ from: 't', to: 'cn' }), simplifiedForms(terms));
  }
  const { Converter } = await import('opencc-js/cn2t');
  const convert = withForms(Converter({ from: 'cn', to: 'twp' }), GLOSSARY);
  const corrected: Convert = (text) =>
    CORRECTIONS.reduce((form, [wrong, right]) => form.replaceAll(wrong, right), convert(text));
  return withForms(corrected, traditionalForms(terms, corrected));
}

/** What the desk's words become in traditional script; in their exceptions they are what they are without the desk. */
function traditionalForms(terms: readonly Term[], convert: Convert): Map<string, string> {
  const exceptions = terms.flatMap(({ exception }) => (exception === '' ? [] : [exception]));
  return new Map([
    ...exceptions.map((phrase) => [phrase, convert(phrase)] as const),
    ...terms.map(({ simplified, taiwan }) => [simplified, taiwan] as const),
  ]);
}

/** The way back. The first term that has a form decides. */
function simplifiedForms(terms: readonly Term[]): Map<string, string> {
  const pairs = terms.flatMap(({ simplified, taiwan, hong_kong: hongKong }) =>
    [hongKong, taiwan].filter((form) => form.length > 1).map((form) => [form, simplified] as const),
  );
  return new Map(pairs.toReversed());
}

/** Phrases as the forms have them, longer ones first, and everything between them as `convert` does. */
function withForms(convert: Convert, forms: ReadonlyMap<string, string>): Convert {
  if (forms.size === 0) return convert;
  // 数据库 is not read as 数据.
  const phrases = [...forms.keys()].sort((a, b) => b.length - a.length);
  const pattern = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const anyPhrase = new RegExp(pattern, 'gu');
  return (text) => {
    const places = text.match(anyPhrase) ?? [];
    return text
      .split(anyPhrase)
      .map((run, place) => convert(run) + (forms.get(places[place] ?? '') ?? ''))
      .join('');
  };
}
