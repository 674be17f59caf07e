import type { OptionalPart } from '@/lib/platform/routing/section-off';
import { type Locale, LOCALES } from './locales';

/** What a newsroom does without, as its texts have to know. */
export interface Lacks {
  /** Sections that are off and fixed pages that are not public. */
  parts: readonly OptionalPart[];
  /** The languages it offers, in its order; empty for all. */
  languages: readonly Locale[];
}

/** `[news; columns; events=tickets]`: a list, of which a part may belong to a section; `[languages]`: those offered. */
const LIST = /\[([^[\]]+)\]/g;
const LANGUAGES = 'languages';

/**
 * A text that is put together of what the newsroom has: parts of sections that are off are left out of its lists.
 * @returns the text, and whether all it could name is there
 */
export function composeText(
  template: string,
  locale: Locale,
  names: Readonly<Record<Locale, string>>,
  { parts, languages }: Lacks,
): { text: string; isWhole: boolean } {
  let lacks = false;
  const text = template.replaceAll(LIST, (_, list: string) => {
    if (list === LANGUAGES) {
      lacks ||= languages.length > 0;
      return joined(
        (languages.length > 0 ? languages : LOCALES).map((each) => names[each]),
        locale,
      );
    }
    const shown = list.split(';').flatMap((part) => {
      const [words = '', of] = part.split('=').reverse();
      const isOff = parts.some((each) => each === of?.trim());
      lacks ||= isOff;
      return isOff ? [] : [of === undefined ? words.trim() : words];
    });
    return joined(shown, locale);
  });
  return { text: text.trim(), isWhole: !lacks };
}

/** Words as a list in a sentence, as the texts of the interface write one. */
function joined(words: readonly string[], locale: Locale): string {
  const [comma, and] = locale === 'en' ? [', ', ' and '] : ['、', locale === 'zh-Hant' ? '與' : '与'];
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(comma)}${and}${last}`;
}
