import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { Dialog } from '@/components/ui/dialog';
import { Typed } from '@/components/ui/typed';
import { useEventForm } from './form-context';
import { ToldHolders } from './told-holders';

interface Props {
  isUpdate: boolean;
  missing: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before publishing or updating, and says what it does. */
export function PublishDialog({ isUpdate, missing, onClose, onConfirm }: Props) {
  const t = useTranslations('hosting.form.publish');
  const { setup, shown, document, state } = useEventForm();
  const isBusy = state.step === 'saving';
  return (
    <Dialog isOpen title={t(isUpdate ? 'updateTitle' : 'title')} closeLabel={t('close')} onClose={onClose}>
      <p>
        <Typed text={isUpdate ? t('updateText') : t('text', { title: shown(document.title) || '—' })} />
      </p>
      {!isUpdate && document.tickets.length === 0 && <p className="mt-3 text-ink-2">{t('noTickets')}</p>}
      {!isUpdate && setup.mode === 'reviewed' && <p className="mt-3 text-ink-2">{t('reviewed')}</p>}
      {missing > 0 && <p className="field-error mt-3">{t('missing', { count: missing })}</p>}
      {isUpdate && <ToldHolders />}
      <p className="mt-5 flex flex-wrap gap-3">
        <ActionButton
          type="button"
          disabled={isBusy || missing > 0}
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
