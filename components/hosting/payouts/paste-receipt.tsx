import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { useAction } from '@/lib/accounts/use-action';
import { formatMoney } from '@/lib/platform/numbers/money';

type Line = CallOutput<'matchPayouts'>['lines'][number];

/**
 * Matches a pasted receipt of the bank with refunds. Matching lines are recorded; the others are explained one by one.
 */
export function PasteReceipt({ event, onDone }: { event: OwnEvent; onDone: () => void }) {
  const t = useTranslations('hosting.payouts');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-line ho-button" onClick={() => setOpen(true)}>
        {t('paste')}
      </button>
      {isOpen && <PasteDialog event={event} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

function PasteDialog({
  event,
  onClose,
  onDone,
}: {
  event: OwnEvent;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('hosting.payouts');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<Line[] | null>(null);
  const fits = (lines ?? []).flatMap(({ result, payout_id: id, reference }) =>
    result === 'match' && id !== null ? [{ id, reference }] : [],
  );
  const match = async () => {
    const reply = await send('matchPayouts', { activity_id: event.id, text });
    if (reply.ok) setLines(reply.data.lines);
    else notify(reply.message || t('failed'));
  };
  const record = async () => {
    const reply = await send('recordPayouts', { activity_id: event.id, payouts: fits });
    notify(reply.ok ? t('recorded') : reply.message || t('failed'));
    onDone();
    if (reply.ok) onClose();
  };
  return (
    <Dialog isOpen title={t('pasteTitle')} closeLabel={t('close')} onClose={onClose}>
      <div className="form">
        <label className="field-label" htmlFor="payout-receipt">
          {t('pasteHint')}
        </label>
        <textarea
          id="payout-receipt"
          rows={6}
          maxLength={200_000}
          className="w-full border border-ink-3 bg-paper px-3 py-2.5"
          value={text}
          onChange={(typed) => {
            setText(typed.target.value);
            setLines(null);
          }}
        />
        {lines && (
          <ul>
            {lines.map(({ line, text: shown, name, result, owed, currency }) => (
              <li key={line} className="grid gap-0.5 border-b border-rule py-2">
                <span className="n break-all">{shown}</span>
                <span className={result === 'match' ? 'font-bold' : 'text-mark'}>
                  {name}{' '}
                  {t(`match.${result}`, {
                    owed: owed > 0 ? formatMoney(owed, currency, locale, { isExact: true }) : '',
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
        {lines ? (
          <ActionButton
            type="button"
            disabled={isBusy || fits.length === 0}
            className="btn btn-ink"
            onClick={() => void record()}
          >
            {t('recordMatches', { count: fits.length })}
          </ActionButton>
        ) : (
          <ActionButton
            type="button"
            disabled={isBusy || text.trim() === ''}
            className="btn btn-ink"
            onClick={() => void match()}
          >
            {t('check')}
          </ActionButton>
        )}
      </div>
    </Dialog>
  );
}
