import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { UserText } from '@/components/ui/words/user-text';
import { useEventForm } from './form-context';
import { MissingList } from './missing-list';
import { RefundDeadlineNotice } from './sections/refund-deadline-notice';
import { NotifiedHolders } from './notified-holders';

interface Props {
  isUpdate: boolean;
  /** Paths of the fields that are incomplete. */
  missing: readonly string[];
  onGo: (path: string) => void;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before publishing or updating, and says what it does. */
export function PublishDialog({ isUpdate, missing, onGo, onClose, onConfirm }: Props) {
  const t = useTranslations('hosting.form.publish');
  const { setup, shown, document, state } = useEventForm();
  const isBusy = state.step === 'saving';
  return (
    <Dialog isOpen title={t(isUpdate ? 'updateTitle' : 'title')} closeLabel={t('close')} onClose={onClose}>
      <p>
        <UserText text={isUpdate ? t('updateText') : t('text', { title: shown(document.title) || '—' })} />
      </p>
      {!isUpdate && document.tickets.length === 0 && <p className="mt-3 text-ink-2">{t('noTickets')}</p>}
      {!isUpdate && setup.mode === 'reviewed' && <p className="mt-3 text-ink-2">{t('reviewed')}</p>}
      <RefundDeadlineNotice />
      {missing.length > 0 && (
        <>
          <p id="publish-missing" className="field-error mt-3">
            {t('missing', { count: missing.length })}
          </p>
          <ul className="hf-missing">
            <MissingList paths={missing} onGo={onGo} />
          </ul>
        </>
      )}
      {isUpdate && <NotifiedHolders />}
      <p className="mt-5 flex flex-wrap gap-3">
        <ActionButton
          type="button"
          disabled={isBusy || missing.length > 0}
          aria-describedby={missing.length > 0 ? 'publish-missing' : undefined}
          className="btn btn-ink"
          onClick={onConfirm}
        >
          {t(isUpdate ? 'updateNow' : 'now')}
        </ActionButton>
        <button type="button" className="btn btn-line" onClick={onClose}>
          {t('back')}
        </button>
      </p>
    </Dialog>
  );
}
