import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OpenInApp } from '@/components/download/open-in-app';
import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleActions } from './article-actions';

interface Props {
  story: Story;
  locale: Locale;
  /** The text-size tool. */
  textSize?: ReactNode;
}

/** At the foot of the window on a phone: collect, like, share, text size, and the app when one is configured. */
export async function ArticleBar({ story, locale, textSize }: Props) {
  const t = await getTranslations('article');
  return (
    <nav aria-label={t('actions')} className="action-bar no-print">
      <ArticleActions story={story} locale={locale} hasIcons className="action-cell" />
      {textSize}
      <OpenInApp
        kind="article"
        id={story.id}
        locale={locale}
        label={t('inApp')}
        hasIcon
        className="action-cell"
      />
    </nav>
  );
}
