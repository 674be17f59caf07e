import { getTranslations } from 'next-intl/server';
import { RelatedFlashes } from '@/components/stories/detail/related-flashes';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Story } from '@/lib/stories/story';
import type { Topic } from '@/lib/topics/read';

interface Props {
  topic: Topic;
  /** Its newest stories, newest first. */
  stories: readonly Story[];
  locale: Locale;
}

/** Beside a story: its topic with the newest stories. */
export async function TopicSection({ topic, stories, locale }: Props) {
  const t = await getTranslations('topics');
  return (
    <RelatedFlashes
      title={topic.name}
      flashes={stories}
      locale={locale}
      head={
        <div className="rail-head">
          <h2 className="text-base font-bold" lang={foreignLang(topic.lang, locale)}>
            <Link href={topic.href}>{topic.name}</Link>
          </h2>
          <span className="type-meta whitespace-nowrap">{t('items', { count: topic.total })}</span>
        </div>
      }
    />
  );
}
