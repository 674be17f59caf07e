import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/notices/states';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { likelyOrder, type UnmatchedRow } from '@/lib/hosting/unmatched';
import { formatMoney } from '@/lib/platform/numbers/money';

interface Props {
  rows: readonly UnmatchedRow[];
  openId: number | null;
  onOpen: (id: number) => void;
  /** Whether it is shown below a list of orders: it then shows only undecided money, and nothing when there is none. */
  isPart?: boolean;
}

/** Unmatched money: undecided payments, each with its likely order, and the decided ones. */
export function UnmatchedList({ rows, openId, onOpen, isPart = false }: Props) {
  const t = useTranslations('hosting.unmatched');
  const open = rows.filter(({ state }) => state === 'open');
  const ended = isPart ? [] : rows.filter(({ state }) => state !== 'open');
  if (open.length + ended.length === 0) return isPart ? null : <EmptyState text={t('none')} />;
  return (
    <div className={`ledger ho-rows ${isPart ? 'ho-part' : ''}`}>
      {open.length > 0 && (
        <Group title={t('groups.open')} text={t('groups.openText')} rows={open} {...{ openId, onOpen }} />
      )}
      {ended.length > 0 && (
        <Group title={t('groups.ended')} text={t('groups.endedText')} rows={ended} {...{ openId, onOpen }} />
      )}
    </div>
  );
}

interface GroupProps extends Omit<Props, 'isPart'> {
  title: string;
  text: string;
}

function Group({ title, text, rows, openId, onOpen }: GroupProps) {
  const t = useTranslations('hosting.unmatched');
  const locale = useLocale();
  const stateOf = (row: UnmatchedRow) => {
    if (row.state === 'matched') return t('states.matched', { number: row.order_number });
    if (row.state !== 'open') return t(`states.${row.state}`);
    const likely = likelyOrder(row);
    if (likely) return t('states.likely', { number: likely.number });
    return row.likely.length > 1 ? t('states.several', { count: row.likely.length }) : t('states.open');
  };
  return (
    <section>
      <h2 className="entry ho-day">
        <span className="entry-gutter text-2xl font-semibold">{title}</span>
        <span className="entry-body type-meta">{text}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              data-opens={`money-${row.id}`}
              aria-current={row.id === openId || undefined}
              className="ho-row"
              onClick={() => onOpen(row.id)}
            >
              <span className="ho-time n">{row.clock || row.day.slice(5).replace('-', '/')}</span>
              <i
                aria-hidden="true"
                className="ho-node"
                data-state={row.state === 'open' ? 'open' : row.state === 'matched' ? 'settled' : 'void'}
              />
              <span className="n ho-number">{row.state === 'matched' ? row.order_number : ''}</span>
              <b className="ho-name">
                <UserTextInLocale text={row.payer || t('noPayer')} locale={locale} />
              </b>
              <span className="ho-items">
                {row.remark !== '' && (
                  <UserTextInLocale text={t('remark', { text: row.remark })} locale={locale} />
                )}
              </span>
              <span className="n ho-total">
                {formatMoney(row.amount, row.currency, locale, { isExact: true })}
              </span>
              <span className="ho-state">{stateOf(row)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
