import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { isLate } from '@/lib/desk/queue';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { AgeStrip } from '../flashes/age-strip';
import type { OverviewData } from './overview-data';

const SHOWN = 3;

/** How many drafts wait for review, how long, and the oldest three. */
export async function OverviewQueue({ locale, queue }: { locale: Locale; queue: OverviewData['queue'] }) {
  const t = await getTranslations('desk.overview');
  const [oldest] = queue;
  return (
    <section aria-label={t('waiting')} className="ledger pb-4 [--gutter:96px]">
      <div className="entry">
        <div className="entry-gutter pt-3">
          <b className="block">{t('waiting')}</b>
          <span className="n-display block text-display-xs font-semibold">{queue.length}</span>
        </div>
        <div className="entry-body">
          <div className="border-t border-ink pt-3">
            {oldest ? (
              <>
                <p className="flex flex-wrap justify-between gap-x-4 pb-2">
                  <span>{t('longest', { minutes: oldest.waited_minutes })}</span>
                  <Link
                    href={href(locale, 'deskReviewDraft', { id: oldest.id })}
                    className="inline-block min-h-6 font-bold"
                  >
                    {t('begin')} <kbd className="key-cap max-md:hidden">R</kbd>
                  </Link>
                </p>
                <AgeStrip queue={queue} promised={t('promised')} label={t('ages')} unit={t('unit')} />
              </>
            ) : (
              <p className="text-ink-2">{t('nothingWaits')}</p>
            )}
          </div>
        </div>
      </div>
      {queue.slice(0, SHOWN).map((row) => (
        <div key={row.id} className="entry py-2">
          <span
            aria-hidden="true"
            data-node={row.is_own ? 'held' : isLate(row.waited_minutes) ? 'late' : 'pending'}
            className="desk-node top-3.5"
          />
          <span className={`entry-gutter n font-bold ${isLate(row.waited_minutes) ? 'text-mark' : ''}`}>
            {t('minutes', { count: row.waited_minutes })}
          </span>
          <p className="entry-body">
            <Link
              href={href(locale, 'deskReviewDraft', { id: row.id })}
              lang={foreignLang(row.lang, locale)}
              className="inline-block min-h-6 text-lg font-semibold"
            >
              {row.title || t('untitled')}
            </Link>
            <span className="type-meta block">
              <UserTextInLocale text={row.author} locale={locale} />
              {row.is_own && <b className="ps-4 text-ink">{t('yours')}</b>}
            </span>
          </p>
        </div>
      ))}
      {queue.length > SHOWN && (
        <p className="entry py-1">
          <span className="entry-body col-start-2 text-ink-3">
            {t('more', { count: queue.length - SHOWN })}
          </span>
        </p>
      )}
    </section>
  );
}
