import { getTranslations } from 'next-intl/server';
import { ItemCover } from '@/components/pictures/item-cover';
import { CoverCaption } from '@/components/pictures/cover-caption';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { issuePicture } from '@/lib/stories/issue-picture';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import type { Issue } from '@/lib/stories/read-weekly';
import { WeekSpan } from './week-span';

interface Props {
  issue: Issue;
  locale: Locale;
}

/** Titles of at most so many characters are set large, and of so many middling; longer ones smaller. */
const SHORT = { large: 3, middling: 14 };

/** The cover of an issue: its number, title and line, and the figure of one of its articles. */
export async function IssueCover({ issue, locale }: Props) {
  const t = await getTranslations('weekly');
  const { articles } = issue;
  const lang = foreignLang(issue.lang, locale);
  const minutes = articles.reduce(
    (sum, { length, lang: written }) => sum + readingMinutes(length, written),
    0,
  );
  const place = issuePicture(articles, issue.lang);
  const pictured = articles[place];
  return (
    <header className="entry">
      <div className="entry-gutter type-meta pt-1.5 max-md:flex max-md:flex-wrap max-md:gap-x-4">
        <Link href={href(locale, 'weekly')} className="block text-base font-bold text-ink">
          {t('title')}
        </Link>
        <WeekSpan issue={issue} locale={locale} />
        <span className="block md:mt-4">{t('number', { number: issue.number })}</span>
        {articles.length > 0 && (
          <span className="block">{t('pieces', { count: articles.length, minutes })}</span>
        )}
      </div>
      <div
        className={`entry-body grid gap-x-8 gap-y-6 pb-8 md:pb-10 ${pictured ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]' : ''}`}
      >
        <div>
          <p aria-hidden="true" className="n-display text-display-xl font-bold md:text-display-4xl">
            {issue.number}
          </p>
          <h1 className={`mt-4 font-black md:mt-6 ${sizeOf(issue.title)}`} lang={lang}>
            <Headline text={issue.title} lang={issue.lang} />
          </h1>
          {issue.summary !== '' && (
            <p className="mt-3 text-lg leading-[1.7] text-ink-2" lang={lang}>
              {issue.summary}
            </p>
          )}
        </div>
        {pictured && (
          <figure>
            <ItemCover
              item={pictured}
              {...COVER_BOXES.weekly}
              priority
              className="aspect-[716/380] h-auto w-full"
            />
            <CoverCaption item={pictured} lang={foreignLang(pictured.lang, locale)}>
              <Link href={pictured.href} className="underline underline-offset-3">
                {t('seePiece', { number: place + 1 })}
              </Link>
            </CoverCaption>
          </figure>
        )}
      </div>
    </header>
  );
}

function sizeOf({ length }: string): string {
  if (length <= SHORT.large) return 'text-display-sm leading-[1.15] md:text-display-lg';
  return length <= SHORT.middling
    ? 'text-4xl leading-[1.2] md:text-display-sm'
    : 'text-4xl leading-[1.25] md:text-4xl';
}
