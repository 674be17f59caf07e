import { getTranslations } from 'next-intl/server';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { FlashThread } from '@/lib/stories/read-page';
import type { Story } from '@/lib/stories/story';
import { StoryTime } from '../list/story-time';

interface Props {
  thread: FlashThread;
  locale: Locale;
}

/** Links to the previous and the next flash. */
export async function FlashNeighbours({ thread: { previous, next }, locale }: Props) {
  if (!previous && !next) return null;
  const t = await getTranslations('flash');
  return (
    <nav aria-label={t('neighbours')} className="no-print mt-8 md:entry md:mt-0">
      <div className="grid gap-x-10 border-t border-rule md:entry-body md:col-start-2 md:grid-cols-2 md:pb-6">
        {previous ? (
          <Neighbour story={previous} label={t('previous')} rel="prev" locale={locale} />
        ) : (
          <span />
        )}
        {next && <Neighbour story={next} label={t('next')} rel="next" locale={locale} />}
      </div>
    </nav>
  );
}

function Neighbour({
  story,
  label,
  rel,
  locale,
}: {
  story: Story;
  label: string;
  rel: 'prev' | 'next';
  locale: Locale;
}) {
  return (
    <Link
      href={story.href}
      rel={rel}
      className={`block py-3.5 max-md:border-b max-md:border-rule ${rel === 'next' ? 'md:text-end' : ''}`}
    >
      <span className="type-meta block">
        {label} <StoryTime at={story.releasedAt} locale={locale} format="short" className="n ms-1.5" />
      </span>
      <span className="mt-0.5 block leading-normal font-semibold" lang={foreignLang(story.lang, locale)}>
        <Headline text={story.title} lang={story.lang} />
      </span>
      <LanguageBadge lang={story.lang} locale={locale} />
    </Link>
  );
}
