import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Headline } from '@/components/ui/words/headline';
import { ImportantBadge } from './important-badge';
import { StoryMeta } from '../list/story-meta';

interface Props {
  story: Story;
  locale: Locale;
  heading: 'h2' | 'h3';
}

/** A flash in a list with articles: its title, author, category and time, without a picture. */
export async function FlashRow({ story, locale, heading: Heading }: Props) {
  const t = await getTranslations('common');
  const lang = foreignLang(story.lang, locale);
  return (
    <article className="relative grid gap-1">
      <Heading className={`type-flash ${story.isImportant ? 'font-bold text-mark' : ''}`} lang={lang}>
        <Link href={story.href} className="after:absolute after:inset-0">
          {story.isImportant && <ImportantBadge label={t('key')} />}
          <Headline text={story.title} lang={story.lang} />
        </Link>
      </Heading>
      <StoryMeta story={story} locale={locale} />
    </article>
  );
}
