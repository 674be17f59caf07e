import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEventForm } from './form-context';

/**
 * Says that the form contains unsaved changes from an earlier visit, stored in this browser, and offers to drop them.
 */
export function CopyStrip() {
  const t = useTranslations('hosting.form.copy');
  const { store } = useEventForm();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <p role="status" className="hf-strip">
      <span>{t('found')}</span>
      <button type="button" className="form-link" onClick={() => setClosed(true)}>
        {t('goOn')}
      </button>
      <button
        type="button"
        className="form-link"
        onClick={() => {
          store.discard();
          setClosed(true);
        }}
      >
        {t('drop')}
      </button>
    </p>
  );
}
