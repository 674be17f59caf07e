import { DayText } from '@/components/ui/dates/day-text';
import { Link } from '@/components/ui/links/link';
import type { FlashView } from '@/lib/stories/flash-view';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { ImportantBadge } from './important-badge';
import { LaterLine, type LaterLabels } from './later-line';
import { RichText } from '@/components/rich-text/rich-text';
import { TimeText } from '@/components/ui/dates/time-text';
import { WrittenIn } from '@/components/ui/words/written-in';

interface Props {
  flash: FlashView;
  locale: Locale;
  keyLabel: string;
  /** Text before the newest later flash; without it that flash is not shown. */
  laterLabels?: LaterLabels;
  /** Whether an important flash shows its text from 900 px. */
  withBody?: boolean;
  /** Shown for a text that is not in the page's language. */
  languages?: { chinese: string; english: string };
}

/** A flash in a narrow column: time, number, title. */
export function FlashLine({ flash, locale, keyLabel, laterLabels, withBody = true, languages }: Props) {
  const { isImportant } = flash;
  const lang = foreignLang(flash.lang, locale);
  return (
    <article data-flash={flash.id} className="entry pb-[17px]">
      <span aria-hidden="true" className={isImportant ? 'node node-key top-[7px]' : 'node top-[9px]'} />
      <div className="entry-gutter n">
        <TimeText
          at={flash.at}
          className={`block text-base leading-[25px] ${isImportant ? 'font-bold text-mark' : 'font-semibold'}`}
        >
          {flash.time}
        </TimeText>
        {flash.at && (
          <span className="type-number -mt-0.5 block">
            <DayText value={flash.number} />
          </span>
        )}
      </div>
      <div className="entry-body">
        <h3
          className={isImportant ? 'type-flash-narrow font-bold text-mark' : 'type-flash-narrow'}
          lang={lang}
        >
          <Link href={flash.href}>
            {isImportant && <ImportantBadge label={keyLabel} />}
            <HeadlineText parts={flash.titleParts} />
          </Link>
        </h3>
        {lang && languages && (
          <p className="type-meta">
            <WrittenIn label={flash.lang === 'en' ? languages.english : languages.chinese} />
          </p>
        )}
        {isImportant && withBody && flash.body !== '' && (
          <RichText
            html={flash.body}
            lang={lang}
            className="mt-1 hidden text-sm leading-[1.7] text-ink-2 md:line-clamp-4"
          />
        )}
        {flash.later && laterLabels && <LaterLine later={flash.later} labels={laterLabels} locale={locale} />}
      </div>
    </article>
  );
}
