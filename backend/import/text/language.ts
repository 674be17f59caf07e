import type { Lang } from '@/backend/import/item';
import { SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from './script-characters';

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /\p{Script=Latin}+/gu;
/** The fewest Han characters per Latin word that make a text Chinese; a text with fewer only quotes Chinese. */
const MIN_HAN_SHARE = 0.1;
/** The same ratio for a text that is itself declared English, and not only the site. */
const MIN_HAN_SHARE_OF_ENGLISH = 1;
const simplified = new Set(SIMPLIFIED_ONLY);
const traditional = new Set(TRADITIONAL_ONLY);

/** The language a text is most likely written in. */
export function guessLang(text: string): Lang {
  return isChinese(text) ? guessScript(text) : 'en';
}

/**
 * The language of a tag such as `zh_TW` or `en-us`: `zh` for Chinese without a script, `other` for a language the portal
 * does not have, null for an invalid tag.
 */
export function langOfTag(tag: string | null | undefined): Lang | 'zh' | 'other' | null {
  const lower = (tag ?? '').trim().toLowerCase().replaceAll('_', '-');
  if (/^(zh|yue)(-\w+)*-hant\b/.test(lower) || /^zh-(\w+-)*(tw|hk|mo)$/.test(lower)) return 'zh-Hant';
  if (/^zh(-\w+)*-hans\b/.test(lower) || /^zh-(\w+-)*(cn|sg|my)$/.test(lower) || lower === 'cn')
    return 'zh-Hans';
  if (/^(zh|yue)(-|$)/.test(lower)) return 'zh';
  if (/^en(-|$)/.test(lower)) return 'en';
  return /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/.test(lower) ? 'other' : null;
}

/**
 * The language of a text by its declared tag and its characters, because blog software declares English on Chinese sites.
 * `other` for a text declared in a language the portal does not have.
 * @param isOwn the tag was written for this text alone
 */
export function decideLang(tag: string | null | undefined, text: string, isOwn = false): Lang | 'other' {
  const declared = langOfTag(tag);
  if (declared === 'other') return 'other';
  if (!isChinese(text, isOwn && declared === 'en' ? MIN_HAN_SHARE_OF_ENGLISH : MIN_HAN_SHARE)) return 'en';
  return declared === 'zh-Hans' || declared === 'zh-Hant' ? declared : guessScript(text);
}

function isChinese(text: string, minShare = MIN_HAN_SHARE): boolean {
  const han = text.match(HAN)?.length ?? 0;
  return han > 0 && han >= (text.match(LATIN_WORD)?.length ?? 0) * minShare;
}

function guessScript(text: string): Lang {
  let lead = 0;
  for (const character of text) {
    if (traditional.has(character)) lead += 1;
    else if (simplified.has(character)) lead -= 1;
  }
  return lead > 0 ? 'zh-Hant' : 'zh-Hans';
}
