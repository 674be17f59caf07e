import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/lib/accounts/use-action';
import { withCode, withQuantity } from '@/lib/tickets/selection';
import type { Picker } from './use-picker';

/**
 * Checks invite codes. A valid code is stored with the ticket types it opens. With `wanted`, one seat of that type is
 * chosen.
 * @param wanted the ticket type the code must open; any type when absent
 */
export function useInviteCode({ eventId, selection, choose }: Picker, wanted?: number) {
  const t = useTranslations('tickets.picker');
  const [note, setNote] = useState<{ text: string; isWrong: boolean } | null>(null);
  const { isBusy, send } = useAction();

  /** @returns the ticket types the code opens; null when it is refused */
  const check = async (typed: string): Promise<readonly number[] | null> => {
    const code = typed.trim().toUpperCase();
    if (code === '') return null;
    const reply = await send('checkCode', { event_id: eventId, code });
    const isGood = reply.ok && (wanted === undefined || reply.data.ticket_type_ids.includes(wanted));
    if (!reply.ok || !isGood) {
      setNote({ text: reply.ok ? t('otherCode') : reply.message || t('unanswered'), isWrong: true });
      return null;
    }
    setNote({ text: t('codeGood', { count: reply.data.uses_left }), isWrong: false });
    const ids = wanted === undefined ? reply.data.ticket_type_ids : [wanted];
    const opened = withCode(selection, ids, code);
    choose(wanted === undefined ? opened : withQuantity(opened, wanted, 1));
    return ids;
  };

  const drop = () => {
    setNote(null);
    if (wanted !== undefined) choose(withQuantity(withCode(selection, [wanted], ''), wanted, 0));
  };

  return { note, isBusy, check, drop };
}
