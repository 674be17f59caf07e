import { getTranslations } from 'next-intl/server';
import { ReactionButton } from '@/components/members/reaction-button';
import type { Story } from '@/lib/stories/story';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  story: Story;
  locale: Locale;
  className: string;
}

/** Collect, like and share; sharing leads to the share bar. */
export async function ArticleActions({ story, locale, className }: Props) {
  const t = await getTranslations('article');
  const failed = (await getTranslations('login'))('failed');
  const common = { id: story.id, locale, href: href(locale, 'signUp'), className };
  return (
    <>
      <ReactionButton
        {...common}
        kind="collect"
        count={story.collections}
        labels={{ off: t('collect'), on: t('collected'), failed }}
      />
      <ReactionButton
        {...common}
        kind="like"
        count={story.likes}
        labels={{ off: t('like'), on: t('liked'), failed }}
      />
      <a href="#share" data-share={story.title} className={className}>
        {t('share')}
      </a>
    </>
  );
}
