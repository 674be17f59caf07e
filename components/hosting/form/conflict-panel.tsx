import { useTranslations } from 'next-intl';
import { ConflictPanel } from '@/components/ui/conflict-panel';
import { wordsOfField } from '@/lib/hosting/form/field-words';
import { useEventForm } from './form-context';

/** Shown when somebody else saved the event first: the fields both changed. */
export function EventConflict() {
  const t = useTranslations('hosting.form.conflict');
  const fields = useTranslations('hosting.form.fields');
  const { state, store } = useEventForm();
  const { conflict, document } = state;
  if (!conflict) return null;
  return (
    <ConflictPanel
      title={t('title')}
      text={t('text')}
      fields={conflict.both.map((name) => ({
        name,
        label: fields(name),
        mine: wordsOfField(document[name]),
        theirs: wordsOfField(conflict.theirs[name]),
      }))}
      mineLabel={t('mine')}
      theirsLabel={t('theirs')}
      onDecide={store.decide}
      className="hf-conflict"
    />
  );
}
