import { useTranslations } from 'next-intl';
import { useEventForm } from './form-context';

/**
 * The save state of the form, as text. Screen readers do not read out that it will save or is saving, because that
 * would disturb typing.
 */
export function SaveWord() {
  const t = useTranslations('hosting.form.save');
  const { state, store } = useEventForm();
  const { savedAt, message } = state;
  // Changes of a public event wait until somebody saves them.
  const step = state.step === 'waiting' && store.isLive() ? 'kept' : state.step;
  const time =
    savedAt === '' ? '' : new Date(savedAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai' });
  const word = step === 'saved' && time === '' ? t('none') : t(step, { time, message });
  return (
    <p
      role="status"
      aria-live={step === 'waiting' || step === 'saving' ? 'off' : 'polite'}
      data-step={step}
      className="hf-save"
    >
      <span className="n">{word}</span>
    </p>
  );
}
