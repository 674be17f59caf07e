import { useLocale, useTranslations } from 'next-intl';
import { sendAgain } from '@/lib/desk/flash-queue/queue';
import type { FlashRow } from '@/lib/desk/flash-queue/rows';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';
import { formatDate } from '@/lib/platform/dates/dates';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { flashName } from '@/lib/desk/flash-form';
import { writtenIn } from '@/lib/platform/language/writing-locales';

interface Props {
  /** Rows in the order in which they left the field. */
  rows: readonly FlashRow[];
  onEdit: (row: FlashRow) => void;
}

const NODES = {
  waiting: '',
  sending: '',
  failed: 'failed',
  refused: 'failed',
  aside: '',
  sent: 'live',
} as const;

/** The flashes that left the field and are not in the list of published ones yet, newest first, each with its state. */
export function FlashQueue({ rows, onEdit }: Props) {
  const t = useTranslations('desk.flash.queue');
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('title')} className="ledger dotted-line pt-2 [--gutter:104px]">
      {rows
        .map((row, index) => (
          <article key={row.key} data-queued={row.state.name} className="entry py-2.5">
            <span aria-hidden="true" data-node={NODES[row.state.name]} className="desk-node top-[15px]" />
            <span className="entry-gutter n font-bold">{formatDate(row.at, locale, 'time')}</span>
            <div className="entry-body">
              <p lang={HTML_LANG[langOf(row)]} className="text-lg leading-normal font-semibold">
                {flashName(row.form) || row.form.text.trim() || t('untitled')}
              </p>
              <p className="type-meta flex flex-wrap items-center gap-x-4">
                <QueueState row={row} before={rows.slice(0, index)} />
                {(row.state.name === 'failed' || row.state.name === 'refused') && (
                  <button type="button" onClick={() => sendAgain(row.key)} className="form-link font-bold">
                    {t('again')}
                  </button>
                )}
                {(row.state.name === 'failed' ||
                  row.state.name === 'refused' ||
                  row.state.name === 'aside') && (
                  <button type="button" onClick={() => onEdit(row)} className="form-link">
                    {t(row.state.name === 'aside' ? 'goOn' : 'edit')}
                  </button>
                )}
              </p>
            </div>
          </article>
        ))
        .reverse()}
    </section>
  );
}

const langOf = ({ form, locale }: FlashRow): Locale => (form.title.trim() === '' ? 'en' : writtenIn(locale));

function QueueState({ row: { state }, before }: { row: FlashRow; before: readonly FlashRow[] }) {
  const t = useTranslations('desk.flash.queue');
  const now = useClock(SECOND_MS);
  switch (state.name) {
    case 'waiting': {
      const count = before.filter((row) => ['waiting', 'sending', 'failed'].includes(row.state.name)).length;
      return <b>{t('waiting', { count })}</b>;
    }
    case 'failed': {
      const seconds = state.retryAt === null ? 0 : Math.max(1, Math.ceil((state.retryAt - now) / SECOND_MS));
      return (
        <>
          <b role="alert" className="text-mark">
            {t('failed')}
          </b>
          <span>
            {state.retryAt === null ? t('waitsForYou') : t('retry', { seconds, attempt: state.attempts + 1 })}
          </span>
        </>
      );
    }
    case 'refused':
      return (
        <b role="alert" className="text-mark">
          {t('refused', { reason: state.message })}
        </b>
      );
    case 'sending':
    case 'aside':
    case 'sent':
      return <b>{t(state.name)}</b>;
  }
}
