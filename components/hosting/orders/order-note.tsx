import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { clearSentDraft, useFormDraft } from '@/lib/accounts/use-form-draft';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { useAction } from '@/lib/accounts/use-action';

const MAX_LENGTH = 2000;

/**
 * A note for the organiser's staff; the buyer does not see it. An unsaved note is stored in this tab for each order.
 */
export function OrderNote({ order, onSaved }: { order: DeskOrder; onSaved: () => void }) {
  const t = useTranslations('hosting.order.note');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const key = `desk-note-${order.id}`;
  const [note, setNote] = useFormDraft(key, order.note);
  const [isOvertaken, setOvertaken] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const save = async () => {
    const { id, details_version } = order;
    const reply = await send('updateActivityOrder', { id, details_version, note, locale });
    notify(reply.ok ? t('saved') : reply.message);
    // What somebody else has written since is shown, and the next saving replaces it.
    const isOvertaken = !reply.ok && reply.key === 'conflict';
    setOvertaken(isOvertaken);
    if (isOvertaken) onSaved();
    if (!reply.ok) return;
    clearSentDraft(key, note);
    // The pressed button disappears, so the field gets the focus.
    field.current?.focus();
    onSaved();
  };
  return (
    <form
      className="ho-note"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        rows={2}
        aria-label={t('label')}
        placeholder={t('label')}
        value={note}
        maxLength={MAX_LENGTH}
        onKeyDown={(event) => {
          // Escape would close the order and hide the unsaved note.
          if (event.key === 'Escape' && note !== order.note) event.preventDefault();
        }}
        onChange={({ target }) => setNote(target.value)}
      />
      {isOvertaken && note !== order.note && (
        <p className="type-meta" role="status">
          {t('theirs', { note: order.note })}
        </p>
      )}
      {note !== order.note && (
        <ActionButton type="submit" disabled={isBusy} className="form-link">
          {t('save')}
        </ActionButton>
      )}
    </form>
  );
}
