import { escapeText } from '@/backend/contract/rich-text/escape';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Flash } from './story';

/** What was corrected, as clean HTML under the text: for those who read an item elsewhere than on its page. */
export function correctionsHtml(
  { corrections }: Pick<Flash, 'corrections'>,
  locale: Locale,
  t: (key: 'dated', values: { date: string }) => string,
): string {
  return corrections
    .map(({ text, lang, at }) => {
      const foreign = foreignLang(lang, locale);
      const words = foreign ? `<span lang="${foreign}">${escapeText(text)}</span>` : escapeText(text);
      return `<p><strong>${escapeText(t('dated', { date: formatDate(at, locale, 'day') }))}</strong> ${words}</p>`;
    })
    .join('');
}
