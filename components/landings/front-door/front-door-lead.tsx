import { ItemCover } from '@/components/pictures/item-cover';
import { StoryMeta } from '@/components/stories/list/story-meta';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

/** The lead story of the English entry page: text beside its picture. */
export function FrontDoorLead({ story, locale }: { story: Story; locale: Locale }) {
  const lang = foreignLang(story.lang, locale);
  return (
    <article className={`grid items-start gap-x-10 gap-y-5 ${hasCover(story) ? 'md:grid-cols-2' : ''}`}>
      <div>
        <h3 className="type-lead text-balance" lang={lang}>
          <Link href={story.href}>{story.title}</Link>
        </h3>
        <p className="mt-3 mb-2 text-lg leading-relaxed text-ink-2" lang={lang}>
          {story.summary}
        </p>
        <StoryMeta story={story} locale={locale} />
      </div>
      {hasCover(story) && (
        <Link href={story.href} tabIndex={-1} aria-hidden="true" className="max-md:order-first">
          <ItemCover
            item={story}
            {...COVER_BOXES.frontDoor}
            priority
            className="aspect-[2/1] w-full md:aspect-[8/5]"
          />
        </Link>
      )}
    </article>
  );
}
