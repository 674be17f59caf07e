import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { TimeText } from '@/components/ui/time-text';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { OverviewData } from './overview-data';

/**
 * Tasks of the desk: failed steps, open notes, scheduled items, broken links, waiting feedback and real names, and
 * recent items without English. Empty parts are not shown.
 */
export async function OverviewTasks({ locale, overview }: { locale: Locale; overview: OverviewData }) {
  const t = await getTranslations('desk.overview');
  const { scheduled, untranslated, broken, counts, failed, notes } = overview;
  const rooms = [
    {
      name: 'deskFeedback',
      count: counts.feedback,
      label: t('feedback'),
      text: t('feedbackText', { count: counts.feedback }),
    },
    {
      name: 'deskRealname',
      count: counts.realname,
      label: t('realname'),
      text: t('realnameText', { count: counts.realname }),
    },
  ] as const;
  const waiting = rooms.filter(({ count }) => count > 0);
  const title = (item: { id: number; title: string; lang: Locale }) => (
    <Link href={href(locale, 'publishEdit', { id: item.id })} lang={foreignLang(item.lang, locale)}>
      {item.title || t('untitled')}
    </Link>
  );
  return (
    <>
      {failed.length > 0 && (
        <section aria-label={t('failed')} className="ledger pb-4 [--gutter:88px]">
          <Head gutter={t('tasks')} text={t('failed')} />
          {failed.map((item) => (
            <div key={item.id} className="entry py-1.5">
              <span aria-hidden="true" data-node="failed" className="desk-node top-3" />
              <TimeText at={toIso(item.time)} className="entry-gutter n whitespace-normal! text-mark">
                {formatDate(item.time, locale, 'short')}
              </TimeText>
              <p className="entry-body">
                <Link
                  href={href(locale, item.step === 'approve' ? 'deskReviewPiece' : 'publishEdit', {
                    id: item.id,
                  })}
                  lang={foreignLang(item.lang, locale)}
                >
                  {item.title || t('untitled')}
                </Link>
                <span className="type-meta block">
                  {t(`failedSteps.${item.step}`, { reason: item.reason })}
                </span>
              </p>
            </div>
          ))}
        </section>
      )}
      {notes.length > 0 && (
        <section aria-label={t('notes')} className="ledger pb-4 [--gutter:88px]">
          <Head gutter={t('notes')} text={t('notesText')} />
          {notes.map((note) => (
            <div key={note.note_id} className="entry py-1.5">
              <span aria-hidden="true" data-node="pending" className="desk-node top-3" />
              <TimeText at={toIso(note.time)} className="entry-gutter n whitespace-normal!">
                {formatDate(note.time, locale, 'short')}
              </TimeText>
              <p className="entry-body">
                {title(note)}
                <span className="type-meta block">{note.words}</span>
              </p>
            </div>
          ))}
        </section>
      )}
      {scheduled.length > 0 && (
        <section aria-label={t('scheduled')} className="ledger dotted-line pb-4 [--gutter:88px]">
          <Head gutter={t('scheduled')} text={t('scheduledText')} />
          {scheduled.map((item) => (
            <div key={item.id} className="entry py-1.5">
              <span aria-hidden="true" data-node="scheduled" className="desk-node top-3" />
              <TimeText at={toIso(item.release_time)} className="entry-gutter n whitespace-normal!">
                {formatDate(item.release_time, locale, 'short')}
              </TimeText>
              <p className="entry-body">{title(item)}</p>
            </div>
          ))}
        </section>
      )}
      {broken.length > 0 && (
        <section aria-label={t('broken')} className="ledger pb-4 [--gutter:88px]">
          <Head gutter={t('tasks')} text={t('broken')} />
          {broken.map((item) => (
            <div key={item.id} className="entry py-1.5">
              <span aria-hidden="true" data-node="late" className="desk-node top-3" />
              <span className="entry-gutter type-meta">{t(`kinds.${item.kind}`)}</span>
              <p className="entry-body">
                {title(item)}
                <span className="type-meta block">{t('brokenText', { count: item.links })}</span>
              </p>
            </div>
          ))}
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-label={t('tasks')} className="ledger pb-4 [--gutter:88px]">
          {waiting.map(({ name, count, label, text }) => (
            <div key={name} className="entry py-1.5">
              <span aria-hidden="true" data-node="pending" className="desk-node top-4" />
              <b className="entry-gutter n text-[28px] leading-tight">{count}</b>
              <p className="entry-body">
                <Link href={href(locale, name)} className="font-bold">
                  {label}
                </Link>
                <span className="type-meta block">{text}</span>
              </p>
            </div>
          ))}
        </section>
      )}
      {untranslated.length > 0 && (
        <section aria-label={t('untranslated')} className="ledger pb-4 [--gutter:88px]">
          <Head gutter={t('tasks')} text={t('untranslated')} />
          {untranslated.map((item) => (
            <div key={item.id} className="entry py-1.5">
              <span aria-hidden="true" data-node="pending" className="desk-node top-3" />
              <span className="entry-gutter type-meta">{t(`kinds.${item.kind}`)}</span>
              <p className="entry-body">{title(item)}</p>
            </div>
          ))}
        </section>
      )}
      {[failed, notes, scheduled, untranslated, broken, waiting].every(({ length }) => length === 0) && (
        <p className="text-ink-2">{t('allDone')}</p>
      )}
    </>
  );
}

function Head({ gutter, text }: { gutter: string; text: string }) {
  return (
    <div className="entry">
      <b className="entry-gutter pt-3">{gutter}</b>
      <p className="entry-body">
        <span className="type-meta block border-t border-ink pt-3 pb-1">{text}</span>
      </p>
    </div>
  );
}
