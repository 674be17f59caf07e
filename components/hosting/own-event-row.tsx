'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { DateNumber } from '@/components/ui/dates/date-number';
import { Link } from '@/components/ui/links/link';
import { UserText } from '@/components/ui/words/user-text';
import { type OwnEventRow as Row, hostedStateOf } from '@/lib/hosting/hosted-state';
import { useAction } from '@/lib/accounts/use-action';
import { eventTime } from '@/lib/events/time';
import { nowMs } from '@/lib/platform/dates/clock';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';

const ACT = 'inline-flex min-h-7 items-center underline underline-offset-4 max-md:min-h-11';

/** The node on the line by the state of the event. */
const NODES = {
  draft: 'border-dashed border-ink bg-paper',
  pending: 'border-dashed border-ink bg-paper',
  selling: 'border-ink bg-paper',
  running: 'border-mark bg-mark',
  ended: 'border-ink bg-ink',
  cancelled:
    'border-ink-3 bg-paper bg-[linear-gradient(var(--ink-3)_0_0)] bg-size-[100%_1px] bg-position-[0_4px] bg-no-repeat',
} as const;

/** One event of a member: date, state, sales, waiting orders, and the actions the member's roles allow. */
export function OwnEventRow({ row, onDone }: { row: Row; onDone: () => void }) {
  const t = useTranslations('hosting');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const { id, roles } = row;
  const time = eventTime({ startsAt: row.start_time, endsAt: row.end_time, timeZone: row.time_zone }, locale);
  const state = hostedStateOf(row, nowMs());
  const title = row.title || t('untitled');
  const mayWrite = roles.includes('owner') || roles.includes('editor');
  const mayHandleMoney = roles.includes('owner') || roles.includes('cashier');
  const isAtGateOnly = !mayWrite && !mayHandleMoney;
  const isDraft = row.status === 'draft';

  const duplicate = async () => {
    const reply = await send('duplicateActivity', { id, locale });
    if (reply.ok) router.push(href(locale, 'eventEdit', { id: reply.data.id }));
    else notify(reply.message || t('failed'));
  };
  const remove = async () => {
    const reply = await send('destroyActivity', { id });
    notify(reply.ok ? t('own.deleted', { title }) : reply.message || t('failed'));
    if (reply.ok) onDone();
  };

  return (
    <article className="entry pt-[18px]">
      <span
        aria-hidden="true"
        className={`absolute top-[26px] start-[calc(var(--g)-5px)] z-1 size-[11px] border ${NODES[state]}`}
      />
      <p className="entry-gutter leading-[1.4]">
        <DateNumber day={time.day} locale={locale} className="text-2xl" />
        <span className="n type-meta block">{time.hours.slice(0, 5)}</span>
      </p>
      <div className="entry-body pb-3.5">
        <h2 className="text-lg leading-[1.45] font-bold" lang={foreignLang(row.lang, locale)}>
          {isAtGateOnly ? title : <Link href={pageOf(isDraft)}>{title}</Link>}
        </h2>
        <p className="flex flex-wrap gap-x-3.5 text-sm text-ink-2">
          <b className="text-ink">{t(`standings.${state}`)}</b>
          {row.city && (
            <span>
              <UserText text={row.city} />
            </span>
          )}
          {row.seats > 0 && (
            <span className="n">{t('own.taken', { taken: row.taken, seats: row.seats })}</span>
          )}
          {row.waiting > 0 && mayHandleMoney && (
            <Link href={href(locale, 'hostingOrders', { id })} className="text-mark">
              {t('own.waiting', { count: row.waiting })}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap gap-x-[18px] text-sm">
          {mayWrite && (
            <Link
              className={ACT}
              href={href(locale, 'eventEdit', { id })}
              aria-label={`${t('own.edit')}: ${title}`}
            >
              {t(isDraft ? 'own.continue' : 'own.edit')}
            </Link>
          )}
          {mayHandleMoney && !isDraft && (
            <Link
              className={ACT}
              href={href(locale, 'hostingOrders', { id })}
              aria-label={`${t('own.orders')}: ${title}`}
            >
              {t('own.orders')}
            </Link>
          )}
          {(row.status === 'published' || row.status === 'cancelled') && !isSectionOff('events') && (
            <Link
              className={ACT}
              href={href(locale, 'event', { id })}
              aria-label={`${t('own.page')}: ${title}`}
            >
              {t('own.page')}
            </Link>
          )}
          {mayWrite && (
            <Act label={t('own.duplicate')} title={title} isBusy={isBusy} onClick={() => void duplicate()} />
          )}
          {isDraft && roles.includes('owner') && row.taken === 0 && (
            <Act label={t('own.delete')} title={title} isBusy={isBusy} onClick={() => void remove()} />
          )}
        </p>
      </div>
    </article>
  );

  function pageOf(isForm: boolean): string {
    return href(locale, isForm && mayWrite ? 'eventEdit' : 'hostingEvent', { id });
  }
}

interface ActProps {
  label: string;
  title: string;
  isBusy: boolean;
  onClick: () => void;
}

function Act({ label, title, isBusy, onClick }: ActProps) {
  return (
    <ActionButton
      type="button"
      className={ACT}
      disabled={isBusy}
      aria-label={`${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </ActionButton>
  );
}
