import type { Locale } from '@/backend/contract/locale';
import { accountTexts } from './accounts';
import { commentTexts } from './comments';
import { cancelledEventTexts } from './cancelled-events';
import { eventTexts } from './events';
import { lateMoneyTexts } from './late-money';
import type { Words } from './message-texts';
import { moneyTexts } from './money';
import { draftTexts } from './drafts';

const MESSAGE_TEXTS = {
  ...accountTexts,
  ...cancelledEventTexts,
  ...commentTexts,
  ...eventTexts,
  ...lateMoneyTexts,
  ...moneyTexts,
  ...draftTexts,
};

export type MessageKey = keyof typeof MESSAGE_TEXTS;

/** The words of one notification; empty for an unknown key. */
export function wordsOf(key: string, params: Record<string, string>, locale: Locale): Words {
  const texts = Object.hasOwn(MESSAGE_TEXTS, key) ? MESSAGE_TEXTS[key as MessageKey][locale] : null;
  if (!texts) return { title: '', body: '' };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return { title: fill(texts.title), body: fill(texts.body) };
}
