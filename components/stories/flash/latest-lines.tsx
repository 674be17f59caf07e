import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Headline } from '@/components/ui/words/headline';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { StoryTime } from '../list/story-time';

interface Props {
  stories: readonly Story[];
  locale: Locale;
}

/** Stories of an author or a topic, one line each: title and time, with a node on the line of the page. */
export async function LatestLines({ stories, locale }: Props) {
  if (stories.length === 0) return null;
  const t = await getTranslations('common');
  const isKey = (story: Story) => story.kind === 'flash' && story.isImportant;
  return (
    <ul className="mt-4 grid gap-2.5">
      {stories.map((story) => (
        <li key={story.id} className="grid gap-x-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline">
          <span
            aria-hidden="true"
            className={`${isKey(story) ? 'node node-key' : 'node'} mt-2 hidden md:block`}
          />
          <p className="text-md leading-[1.5] font-semibold">
            {isKey(story) && <span className="sr-only">{t('key')} </span>}
            <Link href={story.href} lang={foreignLang(story.lang, locale)}>
              <Headline text={story.title} lang={story.lang} />
            </Link>
          </p>
          <p className="type-meta flex items-center gap-2 md:text-end">
            <LanguageBadge lang={story.lang} locale={locale} />
            <StoryTime at={story.releasedAt} locale={locale} format="short" relative />
          </p>
        </li>
      ))}
    </ul>
  );
}
