'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { UserText } from '@/components/ui/words/user-text';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';
import { TransferSentence } from './transfer-sentence';

const HOUR_MS = 3_600_000;

interface Props {
  ticket: TicketDetail;
  transfer: NonNullable<TicketDetail['transfer']>;
  /** The element that takes the focus after the sender's action. */
  line: RefObject<HTMLParagraphElement | null>;
  canCallBack: boolean;
  onCalledBack: (ticket: TicketDetail) => void;
}

/**
 * The transfer of a ticket on its page: a sentence, and while the transfer is pending, what applies until it is taken
 * and a button to call it back.
 */
export function TransferState({ ticket, transfer, line, canCallBack, onCalledBack }: Props) {
  const t = useTranslations('tickets.transfer');
  const locale = useLocale();
  const calling = useSubmit('callBackTransfer', useNotify());
  const isPending = transfer.state === 'pending';
  // The ticket may have been read before it was offered, so the later of both times is used.
  const now = Math.max(Date.parse(ticket.server_time), Date.parse(transfer.sent_time));
  const left = Date.parse(transfer.ends_time) - now;
  const callBack = async () => {
    const after = await calling.submit({ id: ticket.id, locale });
    if (after) onCalledBack(after);
  };
  return (
    <section className="ledger no-print [--g:62px] [--gap:16px] [--pad:10px] md:[--g:88px] md:[--gap:28px]">
      <div className="entry">
        <p className="entry-gutter n pt-5 text-sm text-ink-3">
          {isPending && t('left', { hours: Math.max(1, Math.floor(left / HOUR_MS)) })}
        </p>
        <span aria-hidden="true" className="node top-[28px]" />
        <div className="entry-body border-t border-rule pt-4 pb-5">
          <p ref={line} tabIndex={-1} className="text-xl leading-[1.4] font-bold outline-none">
            <TransferSentence transfer={transfer} timeZone={ticket.event.time_zone} />
          </p>
          {isPending && (
            <>
              <p className="pt-1 text-sm leading-[1.65] text-ink-2">
                <UserText text={t('pendingText', { email: transfer.email })} />
                <span className={`block ${isInTrouble(transfer) ? 'text-mark' : ''}`}>
                  {t(`letter.${transfer.letter}`)}
                </span>
              </p>
              {canCallBack && (
                <ActionButton
                  type="button"
                  disabled={calling.isBusy}
                  onClick={() => void callBack()}
                  className="btn btn-line mt-3"
                >
                  {t('callBack')}
                </ActionButton>
              )}
              {calling.error && (
                <p role="alert" className="field-error">
                  {calling.error}
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const isInTrouble = ({ letter }: Props['transfer']) => letter === 'failed' || letter === 'stopped';
