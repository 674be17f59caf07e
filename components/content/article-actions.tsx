import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Story } from '@/lib/backend/story';
import { href } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  story: Story;
  locale: Locale;
  className: string;
}

/** Collect, like and share. Collecting and liking need an account; sharing leads to the share bar. */
export async function ArticleActions({ story, locale, className }: Props) {
  const t = await getTranslations('article');
  const signUp = href(locale, 'signUp');
  return (
    <>
      <Link href={signUp} rel="nofollow" className={className}>
        {t('collect')} <Count of={story.collections} locale={locale} />
      </Link>
      <Link href={signUp} rel="nofollow" className={className}>
        {t('like')} <Count of={story.likes} locale={locale} />
      </Link>
      <a href="#share" data-share={story.title} className={className}>
        {t('share')}
      </a>
    </>
  );
}

/** Nothing rather than a nought. */
function Count({ of, locale }: { of: number; locale: Locale }) {
  return of > 0 ? <span className="n">{of.toLocaleString(locale === 'en' ? 'en' : 'zh')}</span> : null;
}
