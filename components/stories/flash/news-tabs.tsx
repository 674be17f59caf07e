import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { TabLinks } from '@/components/ui/links/tab-links';
import { listCategories } from '@/lib/stories/read-articles';
import { isCategoryFilled } from '@/lib/publishing/metadata/filled-sections';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { DayPicker } from '../day/day-picker';
import { dayPickerProps } from '../day/day-picker-props';

interface Props {
  language: ReaderLanguage;
  /** What the page shows: all flashes, important ones, or those of a category (its id). */
  current: 'all' | 'important' | number;
  day: string;
  /** How many important flashes the day has so far; shown when there are any. */
  important?: number;
  previous: string | null;
  next?: string | null;
}

/** Tabs of the newswire, links to the previous and next day, and the day picker. */
export async function NewsTabs({ language, current, day, important = 0, previous, next = null }: Props) {
  const t = await getTranslations('news');
  const { locale } = language;
  const categories = (await listCategories(language)).filter(
    ({ appliesTo, id }) => appliesTo !== 'article' && (id === current || isCategoryFilled('flash', id)),
  );
  const tabs = [
    { href: href(locale, 'news'), label: t('all'), isCurrent: current === 'all' },
    {
      href: href(locale, 'newsImportant'),
      label: t('important'),
      isCurrent: current === 'important',
      count: important || undefined,
    },
    ...categories.map(({ id, name }) => ({
      href: href(locale, 'newsCategory', { id }),
      label: name,
      isCurrent: current === id,
    })),
  ];
  const dayLink = (to: string, label: string, text: string) => (
    <Link
      href={href(locale, 'newsDay', { day: to })}
      aria-label={label}
      className="n grid min-h-11 place-items-center"
    >
      {text}
    </Link>
  );
  const short = (to: string) => formatDate(to, locale, 'number');
  return (
    <TabLinks label={t('tabs')} tabs={tabs}>
      <div className="no-print type-meta flex items-center gap-6 max-md:hidden">
        {previous && dayLink(previous, t('previousDay', { date: short(previous) }), `◂ ${short(previous)}`)}
        {next && dayLink(next, t('nextDay', { date: short(next) }), `${short(next)} ▸`)}
        <DayPicker {...await dayPickerProps(day, locale)} className="min-h-11 hover:underline">
          {t('pickDay')}
        </DayPicker>
      </div>
    </TabLinks>
  );
}
