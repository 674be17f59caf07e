import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { FullStory } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute } from '@/lib/platform/config/site';
import { ShareBar } from '@/components/sharing/share-bar';
import type { Ref } from '@/lib/platform/routing/ref';

interface Props {
  story: FullStory;
  locale: Locale;
}

/**
 * Below the text: its source, its topics, its labels and ways to share it. A single topic stands further below with its
 * newest stories.
 */
export async function ArticleFoot({ story, locale }: Props) {
  const t = await getTranslations('article');
  const langOf = (ref: Ref) => foreignLang(ref.lang, locale);
  return (
    <footer className="mt-12 grid max-w-[684px] gap-6">
      <p className="print-only type-meta">{absolute(story.href)}</p>
      {story.source.url !== '' && (
        <p className="type-meta">
          <OutwardLink href={story.source.url} className="underline underline-offset-4">
            {t('source', { name: story.source.name || new URL(story.source.url).hostname })}
          </OutwardLink>
        </p>
      )}
      {story.topics.length > 1 && (
        <p className="no-print flex flex-wrap gap-x-4 gap-y-1 text-base">
          <span className="text-ink-3">{t('topics')}</span>
          {story.topics.map((topic) => (
            <Link
              key={topic.id}
              href={topic.href}
              lang={langOf(topic)}
              className="font-semibold underline underline-offset-4"
            >
              {topic.name}
            </Link>
          ))}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {story.labels.length > 0 && (
          <ul aria-label={t('labels')} className="no-print flex flex-wrap gap-x-4 gap-y-2">
            {story.labels.map((label) => (
              <li key={label.id}>
                <Link href={label.href} lang={langOf(label)} className="tag">
                  {label.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ShareBar story={story} locale={locale} />
      </div>
    </footer>
  );
}
