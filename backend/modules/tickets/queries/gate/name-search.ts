import { pinyin } from 'pinyin-pro';
import { MAIL_LETTERS } from '@/backend/contract/tickets/limits';

/**
 * The pinyin of a name, to find the name at the gate by its sound: `陈默` is `chen mo`. Surnames with several readings
 * are known.
 */
export function lettersOf(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive' });
  return syllables.join(' ').replaceAll('ü', 'v').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The first letters of an e-mail address: at most three, and never all letters before the `@`. */
export function mailStart(email: string): string {
  const [before = ''] = email.split('@');
  return before.slice(0, Math.min(MAIL_LETTERS, before.length - 1)).toLowerCase();
}
