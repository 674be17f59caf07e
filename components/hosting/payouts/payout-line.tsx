import { useLocale, useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import { payoutAge, type PayoutRow } from '@/lib/hosting/payouts';
import { nowMs } from '@/lib/platform/dates/clock';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  row: PayoutRow;
  isOpen: boolean;
  onOpen: () => void;
}

const ROW = 'min-h-14! py-1.5! md:grid-cols-[calc(var(--g)-16px)_16px_72px_108px_minmax(0,1fr)_auto_76px]!';

/** A refund as one line: since when it is owed, to whom, to which account, how much. */
export function PayoutLine({ row, isOpen, onOpen }: Props) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const isOwed = row.group === 'to_pay' || row.group === 'no_account' || row.is_missing;
  const { days, hours, isLate } = payoutAge(row.since, nowMs());
  const notes = [
    row.ground === 'tickets' ? '' : t(`ground.${row.ground}`),
    row.is_missing && t('missing'),
    row.opened_by !== '' && t('openedBy', { name: row.opened_by }),
    row.reference !== '' && t('paid', { reference: row.reference }),
    row.done_by !== '' && t('paidBy', { name: row.done_by }),
    row.exported_in !== '' && row.group === 'to_pay' && t('exported', { file: row.exported_in }),
    row.reason,
  ].filter((note) => note !== false && note !== '');
  return (
    <button
      type="button"
      data-opens={`payout-${row.id}`}
      aria-current={isOpen || undefined}
      data-waits={(isOwed && isLate) || undefined}
      className={`ho-row ${ROW}`}
      onClick={onOpen}
    >
      <span className="ho-time n">{isOwed ? t('age', { days, hours }) : ''}</span>
      <i aria-hidden="true" className="ho-node" data-state={nodeOf(row, isOwed && isLate)} />
      <span className="n ho-number">{row.order_number}</span>
      <b className="ho-name">
        <UserText text={row.name || t('noName')} />
      </b>
      <span className="min-w-0 text-sm max-md:col-start-3 max-md:row-start-2">
        <span className="n">
          {row.account_tail !== '' ? t('tail', { tail: row.account_tail }) : null}
          {row.group === 'no_account' && (row.asked_time ? t('asked') : t('noAccount'))}
        </span>
        {notes.length > 0 && (
          <span className="block truncate text-xs text-ink-2">
            <UserText text={notes.join(' · ')} />
          </span>
        )}
      </span>
      <span className="n ho-total">{formatMoney(row.amount, row.currency, locale, { isExact: true })}</span>
      <span className="ho-state">{t(`heads.${row.group}`)}</span>
    </button>
  );
}

const nodeOf = ({ group, is_missing }: PayoutRow, isLate: boolean) =>
  isLate || is_missing ? 'waiting' : group === 'done' ? 'settled' : 'open';
