import type { Locale } from '@/backend/contract/locale';

type Convert = (text: string) => string;

/**
 * What converts a text of one language for a reader of another: between the Chinese scripts, and otherwise not at all.
 * The tables are loaded when they are first needed.
 */
export async function scriptConverter(from: Locale, to: Locale): Promise<Convert> {
  if (from === to || from === 'en' || to === 'en') return (text) => text;
  if (to === 'zh-Hant') {
    const { Converter } = await import('opencc-js/cn2t');
    return Converter({ from: 'cn', to: 'twp' });
  }
  const { Converter } = await import('opencc-js/t2cn');
  return Converter({ from: 't', to: 'cn' });
}
