import { getTranslations } from 'next-intl/server';
import { OpenInApp } from '@/components/download/open-in-app';
import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleActions } from './article-actions';

/** Phone: collect, like, share and the app, at the foot of the window. */
export async function ArticleBar({ story, locale }: { story: Story; locale: Locale }) {
  const t = await getTranslations('article');
  return (
    <nav aria-label={t('actions')} className="action-bar no-print flex items-center gap-1 md:hidden">
      <ArticleActions
        story={story}
        locale={locale}
        className="grid min-h-11 grid-flow-col items-center gap-1 pe-4 text-[15px]"
      />
      <div className="ms-auto">
        <OpenInApp
          kind="article"
          id={story.id}
          locale={locale}
          label={t('openInApp')}
          className="btn btn-ink min-h-[38px] px-4 text-[15px]"
        />
      </div>
    </nav>
  );
}
