import { formatFigure } from '@/lib/platform/numbers/figures';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { LAST_FLASHES, MAX_IMPORTANT } from '@/lib/desk/flash-warnings';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { OverviewData } from './overview-data';
import { OverviewPeople } from './overview-people';
import { ImportanceMarks } from '../review/importance-marks';

/** Who is on the desk, the five most read stories of today, and which of the last ten flashes are important. */
export async function OverviewRail({ locale, overview }: { locale: Locale; overview: OverviewData }) {
  const t = await getTranslations('desk.overview');
  const marks = overview.last_ten.map((flash) => flash.is_important).reverse();
  const important = marks.filter(Boolean).length;
  return (
    <aside className="grid content-start gap-8 pt-4 xl:pt-2">
      <OverviewPeople locale={locale} people={overview.present} />
      {overview.read.length > 0 && (
        <section>
          <h2 className="rail-head font-bold">{t('read')}</h2>
          <ol>
            {overview.read.slice(0, 5).map((story, index) => (
              <li key={story.id} className="flex gap-3 border-t border-rule py-2">
                <span className="n text-ink-3">{index + 1}</span>
                <Link
                  href={href(locale, story.kind, { id: story.id })}
                  lang={foreignLang(story.lang, locale)}
                  className="min-w-0 flex-1"
                >
                  {story.title}
                </Link>
                <b className="n">{formatFigure(story.views)}</b>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2 className="rail-head font-bold">{t('lastTen', { count: LAST_FLASHES })}</h2>
        <p className="flex flex-wrap items-center gap-4 border-t border-rule py-2">
          <ImportanceMarks marks={marks} label={t('marks', { total: marks.length, important })} />
          <span className={important > MAX_IMPORTANT ? 'text-mark' : 'text-ink-2'}>
            {t('important', { count: important })}
          </span>
          <Link href={href(locale, 'deskFlash')} className="ms-auto font-bold">
            {t('toFlash')}
          </Link>
        </p>
      </section>
    </aside>
  );
}
