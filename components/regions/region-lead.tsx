import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { RegionTime, type RegionClock } from './region-time';

interface Props extends RegionClock {
  story: Story;
  locale: Locale;
}

/** The first story of an edition. */
export function RegionLead({ story, locale, timeZone, zone }: Props) {
  const lang = foreignLang(story.lang, locale);
  return (
    <article className="pb-7">
      <h2 className="type-lead text-balance" lang={lang}>
        <Link href={story.href}>
          <Headline text={story.title} lang={story.lang} />
        </Link>
      </h2>
      <p className="mt-3 max-w-[40em] text-lg leading-relaxed text-ink-2" lang={lang}>
        {story.summary}
      </p>
      <p className="type-meta mt-2 flex flex-wrap gap-x-4">
        {story.author && (
          <Link
            href={story.author.href}
            className="font-bold text-ink"
            lang={foreignLang(story.author.lang, locale)}
          >
            {story.author.name}
          </Link>
        )}
        {story.category && <span lang={foreignLang(story.category.lang, locale)}>{story.category.name}</span>}
        <RegionTime at={story.releasedAt} locale={locale} timeZone={timeZone} zone={zone} />
      </p>
      {hasCover(story) && (
        <Link href={story.href} tabIndex={-1} aria-hidden="true" className="mt-6 block">
          <ItemCover
            item={story}
            {...COVER_BOXES.regionLead}
            priority
            className="aspect-[2/1] w-full md:aspect-[9/4]"
          />
        </Link>
      )}
    </article>
  );
}
