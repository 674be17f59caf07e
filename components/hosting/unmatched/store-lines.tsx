import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { fromDecimal, toDecimal } from '@/backend/contract/tickets/money';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

type Line = CallOutput<'matchTransfers'>['unmatched'][number];

interface Props {
  event: OwnEvent;
  csv: string;
  lines: readonly Line[];
  onStored: () => void;
}

/**
 * Lines of a bank statement that name no order. Lines with an amount are stored as unmatched money when the organiser
 * confirms it; each amount can be corrected.
 */
export function StoreLines({ event, csv, lines, onStored }: Props) {
  const t = useTranslations('hosting.unmatched.keep');
  const words = useTranslations('hosting.unmatched');
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const money = lines.filter(({ amount, is_kept, names }) => amount !== null && !is_kept && names === '');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState<Record<number, string>>({});
  const amountOf = ({ line, amount, currency }: Line) => {
    const text = typed[line];
    const read = text === undefined ? amount : fromDecimal(text, currency);
    return read !== null && read > 0 ? read : null;
  };
  const chosen = money.flatMap((moneyLine) => {
    const amount = left.has(moneyLine.line) ? null : amountOf(moneyLine);
    return amount === null ? [] : [{ line: moneyLine.line, amount }];
  });
  const keep = async () => {
    const reply = await send('storeUnmatched', { activity_id: event.id, csv, lines: chosen });
    notify(reply.ok ? t('kept', { count: reply.data.kept }) : reply.message || words('failed'));
    if (reply.ok) onStored();
  };
  const before = lines.filter(({ is_kept, names }) => is_kept || names !== '').length;
  return (
    <section className="mt-4">
      {before > 0 && <p className="type-meta">{t('before', { count: before })}</p>}
      {money.length > 0 && (
        <>
          <p className="font-bold">{t('title', { count: money.length })}</p>
          <p className="type-meta">{t('hint')}</p>
          <ul className="hr-list">
            {money.map((moneyLine) => (
              <li key={moneyLine.line} className="ho-keep">
                <label>
                  <input
                    type="checkbox"
                    checked={!left.has(moneyLine.line)}
                    onChange={({ target }) => {
                      const rest = [...left].filter((line) => line !== moneyLine.line);
                      setLeft(new Set(target.checked ? rest : [...rest, moneyLine.line]));
                    }}
                  />
                  <span className="type-meta break-all">{moneyLine.text}</span>
                </label>
                <label>
                  <span className="type-meta">{moneyLine.currency}</span>
                  <input
                    inputMode="decimal"
                    aria-label={t('amount', { line: moneyLine.line })}
                    aria-invalid={amountOf(moneyLine) === null}
                    className="ho-keep-amount n"
                    value={typed[moneyLine.line] ?? toDecimal(moneyLine.amount ?? 0, moneyLine.currency)}
                    onChange={({ target }) => setTyped({ ...typed, [moneyLine.line]: target.value })}
                  />
                </label>
              </li>
            ))}
          </ul>
          <ActionButton
            type="button"
            disabled={isBusy || chosen.length === 0}
            className="btn btn-line mt-3"
            onClick={() => void keep()}
          >
            {t('button', { count: chosen.length })}
          </ActionButton>
        </>
      )}
    </section>
  );
}
