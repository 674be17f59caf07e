import 'server-only';
import { getTranslations } from 'next-intl/server';
import { FIGURE_RULES, type Figure } from '@/backend/contract/figures/figure';

/** What a drawn cover shows, in a sentence of the page's language with the item's own names and values. */
export async function figureSentence({ code, count, subject, label, value }: Figure): Promise<string> {
  const t = await getTranslations('figure');
  const rule = FIGURE_RULES[code.charCodeAt(0) - 97];
  if (!rule) return '';
  const about = subject === '' ? '' : t('about', { subject });
  return `${about}${t(rule, { count, label, value })}`;
}
