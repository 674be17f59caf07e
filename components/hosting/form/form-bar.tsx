import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useEventForm } from './form-context';
import { PreviewButton } from './preview-button';
import { SaveWord } from './save-word';

interface Props {
  isBeside: boolean;
  onBeside: (isBeside: boolean) => void;
  onPublish: () => void;
  onUpdate: () => void;
}

/** The bar of the form: save state, languages, preview, publishing. */
export function FormBar({ isBeside, onBeside, onPublish, onUpdate }: Props) {
  const t = useTranslations('hosting.form.bar');
  const { state, store, lang, isLocked } = useEventForm();
  const { stored: event, step } = state;
  const isBusy = step === 'saving';
  const first = lang === 'en' ? 'en' : 'zh';
  return (
    <div className="hf-bar">
      <SaveWord />
      <div className="hf-bar-acts">
        <span role="group" aria-label={t('languages')} className="hf-langs">
          <button type="button" aria-pressed={!isBeside} onClick={() => onBeside(false)}>
            {t(`only.${first}`)}
          </button>
          <button type="button" aria-pressed={isBeside} onClick={() => onBeside(true)}>
            {t(`beside.${first}`)}
          </button>
        </span>
        {!isLocked && <PreviewButton />}
        {!isLocked &&
          (store.isLive() ? (
            <ActionButton
              type="button"
              disabled={isBusy || !store.isChanged()}
              className="btn btn-ink hf-bar-button"
              onClick={onUpdate}
            >
              {t('update')}
            </ActionButton>
          ) : (
            <ActionButton
              type="button"
              disabled={isBusy}
              className="btn btn-ink hf-bar-button"
              onClick={onPublish}
            >
              {t(event?.status === 'pending' ? 'pending' : 'publish')}
            </ActionButton>
          ))}
      </div>
    </div>
  );
}
