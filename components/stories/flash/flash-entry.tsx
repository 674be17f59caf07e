import { LaterLine, type LaterLabels } from './later-line';
import { ReadingIcon } from '@/components/ui/icons/reading-icon';
import { Expandable } from '@/components/ui/expandable';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { FlashView } from '@/lib/stories/flash-view';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { ImportantBadge } from './important-badge';
import { PriceSince } from './price-since-deferred';
import { RichText } from '@/components/rich-text/rich-text';
import { WrittenIn } from '@/components/ui/words/written-in';
import { TimeText } from '@/components/ui/dates/time-text';

export interface FlashLabels {
  key: string;
  expand: string;
  /** Heading of flashes whose day is not known. */
  undated: string;
  share: string;
  later: LaterLabels;
  /** Shown for texts that are not in the page's language. */
  chinese: string;
  english: string;
  correction: string;
  /** Before the change of a price since the flash. */
  price: { since: string };
}

export interface FlashEntryProps {
  flash: FlashView;
  labels: FlashLabels;
  locale: Locale;
  /** The `id` of the element, when it is the anchor of an hour. */
  id?: string;
}

/**
 * A flash in a timeline: time and number in the gutter, its text beside it. Rendered on the server, and in the
 * browser when it is fetched later.
 */
export function FlashEntry({ flash, labels, locale, id }: FlashEntryProps) {
  const { isImportant } = flash;
  const lang = foreignLang(flash.lang, locale);
  const body = <RichText html={flash.body} lang={lang} className="type-summary flash-brief" />;
  return (
    <article id={id} data-flash={flash.id} className="entry scroll-mt-28 pb-5 md:pb-[26px]">
      <span aria-hidden="true" className={isImportant ? 'node node-key top-2' : 'node top-[10px]'} />
      <div className="entry-gutter n">
        {flash.at && (
          <>
            <TimeText
              at={flash.at}
              className={`block text-md leading-[27px] ${isImportant ? 'font-bold text-mark' : 'font-semibold'}`}
            >
              {flash.time}
            </TimeText>
            <span className="type-number block">{flash.number}</span>
          </>
        )}
      </div>
      <div className="entry-body">
        <h3
          id={`title-${flash.id}`}
          className={isImportant ? 'type-flash font-bold text-mark' : 'type-flash'}
          lang={lang}
        >
          <Link href={flash.href}>
            {isImportant && <ImportantBadge label={labels.key} />}
            <HeadlineText parts={flash.titleParts} />
          </Link>
        </h3>
        {flash.body !== '' && (
          <div className="mt-1">
            {flash.mayOverflow ? <Expandable label={labels.expand}>{body}</Expandable> : body}
          </div>
        )}
        {flash.correction && (
          <p className="mt-1 text-sm">
            <span className="font-bold">{labels.correction}</span>{' '}
            <TimeText at={flash.correction.at} className="n text-ink-2">
              {flash.correction.on}
            </TimeText>{' '}
            <span lang={foreignLang(flash.correction.lang, locale)}>{flash.correction.text}</span>
          </p>
        )}
        {flash.later && <LaterLine later={flash.later} labels={labels.later} locale={locale} />}
        <FlashMeta flash={flash} labels={labels} isForeign={lang !== undefined} />
      </div>
    </article>
  );
}

function FlashMeta({
  flash,
  labels,
  isForeign,
}: {
  flash: FlashView;
  labels: FlashLabels;
  isForeign: boolean;
}) {
  const { source, tags } = flash;
  const price = tags.find((tag) => tag.price)?.price;
  return (
    <div className="type-meta mt-1 flex items-start justify-between gap-x-4 max-[300px]:flex-wrap">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-0.5">
        {source.name !== '' && (
          <span className={price ? 'max-md:hidden' : undefined}>
            {source.url !== '' ? <OutwardLink href={source.url}>{source.name}</OutwardLink> : source.name}
          </span>
        )}
        {tags.map((tag) => (
          <Link key={tag.href} href={tag.href} className="tag whitespace-nowrap max-md:hidden">
            {tag.name}
          </Link>
        ))}
        {price && <PriceSince price={price} labels={labels.price} />}
        {isForeign && <WrittenIn label={flash.lang === 'en' ? labels.english : labels.chinese} />}
      </div>
      <a
        href={`${flash.href}#share`}
        data-share={flash.title}
        id={`share-${flash.id}`}
        aria-labelledby={`share-${flash.id} title-${flash.id}`}
        className="-my-2 flex shrink-0 items-center gap-2 py-2"
      >
        <ReadingIcon name="share" />
        {labels.share}
      </a>
    </div>
  );
}
