import glossary from '@/backend/contract/chinese/glossary.json';
import type { Locale } from '@/backend/contract/locale';

type Convert = (text: string) => string;

const TERMS: ReadonlyMap<string, string> = new Map(Object.entries(glossary.terms['zh-Hant']));
/** Longer terms first, so that 数据库 is not read as 数据. */
const ANY_TERM = new RegExp(
  [...TERMS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'gu',
);

/** Forms of the dictionaries that are wrong for this subject, or not those of the Taiwanese press. */
const CORRECTIONS = [
  ['鍊', '鏈'],
  ['臺', '台'],
  ['賬', '帳'],
  ['佈', '布'],
] as const;

/**
 * What converts a text of one language for a reader of another: between the Chinese scripts, with the newsroom's terms
 * before the dictionaries, and otherwise not at all. The tables are loaded when they are first needed.
 */
export async function scriptConverter(from: Locale, to: Locale): Promise<Convert> {
  if (from === to || from === 'en' || to === 'en') return (text) => text;
  if (to === 'zh-Hant') {
    const { Converter } = await import('opencc-js/cn2t');
    return withTerms(Converter({ from: 'cn', to: 'twp' }));
  }
  const { Converter } = await import('opencc-js/t2cn');
  return Converter({ from: 't', to: 'cn' });
}

/** Terms as the glossary has them, and everything between them as the dictionaries do. */
const withTerms =
  (convert: Convert): Convert =>
  (text) => {
    const terms = text.match(ANY_TERM) ?? [];
    const converted = text
      .split(ANY_TERM)
      .map((run, place) => convert(run) + (TERMS.get(terms[place] ?? '') ?? ''))
      .join('');
    return CORRECTIONS.reduce((corrected, [wrong, right]) => corrected.replaceAll(wrong, right), converted);
  };
