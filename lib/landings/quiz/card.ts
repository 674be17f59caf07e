import 'server-only';
import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import { quizResult } from './read';

/** The share picture of a result: its name, its sentence, its code as the big figure. Null for an unknown code. */
export async function quizCard(code: string, language: ReaderLanguage): Promise<ShareCard | null> {
  const { locale } = language;
  const result = quizResult(code, language);
  if (!result) return null;
  const t = await getTranslations({ locale, namespace: 'quiz' });
  return {
    ...pageCard(
      href(locale, 'personality', { code }),
      result.name,
      result.line,
      locale,
      code.startsWith('SN'),
    ),
    figure: code,
    figureNote: t('title'),
  };
}
