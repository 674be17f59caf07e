import { useTranslations } from 'next-intl';
import type { DocumentField } from '@/lib/hosting/form/document';
import { wordsOfField } from '@/lib/hosting/form/field-words';
import { useEventForm } from './form-context';

/** Shown when somebody else saved first: for each field both changed, the two versions to choose from. */
export function ConflictPanel() {
  const t = useTranslations('hosting.form.conflict');
  const fields = useTranslations('hosting.form.fields');
  const { state, store } = useEventForm();
  const { conflict, document } = state;
  if (!conflict) return null;
  return (
    <section role="alert" className="hf-conflict">
      <h2>{t('title')}</h2>
      <p className="text-ink-2">{t('text')}</p>
      <ul>
        {conflict.both.map((field: DocumentField) => (
          <li key={field}>
            <b>{fields(field)}</b>
            {([false, true] as const).map((isTheirs) => (
              <div key={String(isTheirs)}>
                <p className="hf-version">
                  {wordsOfField((isTheirs ? conflict.theirs : document)[field]) || '—'}
                </p>
                <button type="button" className="form-link" onClick={() => store.decide(field, isTheirs)}>
                  {t(isTheirs ? 'theirs' : 'mine')}
                </button>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
