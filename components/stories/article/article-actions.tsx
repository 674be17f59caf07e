import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { ReactionButton } from '@/components/members/reaction-button';
import type { Story } from '@/lib/stories/story';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  story: Story;
  locale: Locale;
  className: string;
  /** With an icon above each word. */
  hasIcons?: boolean;
  /** Whether the ways to share stand beside it, so that no link leads to them. */
  isBesideShareBar?: boolean;
}

/** Collect, like and share; without scripts sharing leads to the share bar. */
export async function ArticleActions({
  story,
  locale,
  className,
  hasIcons = false,
  isBesideShareBar = false,
}: Props) {
  const t = await getTranslations('article');
  const failed = (await getTranslations('login'))('failed');
  const common = { id: story.id, locale, href: href(locale, 'signUp'), className };
  return (
    <>
      <ReactionButton
        {...common}
        kind="collect"
        icon={hasIcons && <Icon name="bookmark" size={18} />}
        count={story.collections}
        labels={{ off: t('collect'), on: t('collected'), failed }}
      />
      <ReactionButton
        {...common}
        kind="like"
        icon={hasIcons && <Icon name="like" size={18} />}
        count={story.likes}
        labels={{ off: t('like'), on: t('liked'), failed }}
      />
      {!isBesideShareBar && (
        <a href="#share" data-share={story.title} className={className}>
          {hasIcons && <Icon name="share" size={18} />}
          {t('share')}
        </a>
      )}
    </>
  );
}
