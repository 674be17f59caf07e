import type { CallInput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';

/** What stands in the field of the flash desk. */
export interface FlashForm {
  title: string;
  /** Plain lines. */
  text: string;
  enTitle: string;
  enText: string;
  isImportant: boolean;
  sourceName: string;
  sourceUrl: string;
  /** As a field for date and time has it, in UTC+8; empty for now. */
  releaseAt: string;
}

export const EMPTY_FLASH: FlashForm = {
  title: '',
  text: '',
  enTitle: '',
  enText: '',
  isImportant: false,
  sourceName: '',
  sourceUrl: '',
  releaseAt: '',
};

/** The language Chinese words typed on a page are in. */
export function writtenIn(locale: Locale): 'zh-Hans' | 'zh-Hant' {
  return locale === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
}

/** The call that publishes it; null while there is no title in any language. English alone is a flash, too. */
export function toFlashInput(form: FlashForm, locale: Locale, key: string): CallInput<'publishFlash'> | null {
  const chinese = { lang: writtenIn(locale), title: form.title.trim(), text: form.text.trim() };
  const english = { lang: 'en' as const, title: form.enTitle.trim(), text: form.enText.trim() };
  const [own, other] = chinese.title === '' ? [english, null] : [chinese, english];
  if (own.title === '') return null;
  return {
    ...own,
    is_important: form.isImportant,
    source_name: form.sourceName.trim(),
    source_url: form.sourceUrl.trim(),
    release_time: form.releaseAt === '' ? null : `${form.releaseAt.replace('T', ' ')}:00`,
    translation: other && other.title !== '' ? other : undefined,
    key,
  };
}
