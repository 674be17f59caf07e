import { Cover } from '@/components/pictures/cover';
import { Headline } from '@/components/ui/headline';
import { Link } from '@/components/ui/link';
import type { Story } from '@/lib/stories/story';
import { zonedMoment } from '@/lib/events/time';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { TimeText } from '@/components/ui/time-text';
import { formatDate, hasClock } from '@/lib/platform/dates/dates';

interface Props {
  story: Story;
  locale: Locale;
  /** IANA name of the edition's time zone; `zone` is what readers see of it, such as HKT. */
  timeZone: string;
  zone: string;
  /** Draws a cover without a picture in dark colours. */
  night: boolean;
}

/** The first story of an edition. */
export function RegionLead({ story, locale, timeZone, zone, night }: Props) {
  const lang = foreignLang(story.lang, locale);
  return (
    <article className="pb-7">
      <h2 className="type-lead text-balance" lang={lang}>
        <Link href={story.href}>
          <Headline text={story.title} lang={story.lang} />
        </Link>
      </h2>
      <p className="mt-3 max-w-[40em] text-[17px] leading-relaxed text-ink-2" lang={lang}>
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
        <TimeText at={story.releasedAt} className="n">
          {hasClock(story.releasedAt)
            ? `${zonedMoment(new Date(story.releasedAt), timeZone, locale)} ${zone}`
            : formatDate(story.releasedAt, locale, 'day')}
        </TimeText>
      </p>
      <Link href={story.href} tabIndex={-1} aria-hidden="true" className="mt-6 block">
        <Cover
          id={story.id}
          pic={story.pic}
          {...COVER_BOXES.regionLead}
          night={night}
          priority
          className="aspect-[2/1] w-full md:aspect-[9/4]"
        />
      </Link>
    </article>
  );
}
