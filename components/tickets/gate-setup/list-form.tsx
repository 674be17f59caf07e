import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { takeFocus } from '@/components/ui/focus/take-focus';
import { UserText } from '@/components/ui/words/user-text';
import type { CheckInList } from '@/lib/tickets/gate/roll';
import { fromLocalField, toLocalField } from '@/lib/tickets/gate-setup/zoned';
import type { Setup } from './use-gate-setup';

interface Props {
  setup: Setup;
  /** The check-in list to edit; null for a new one. */
  list: CheckInList | null;
  onSaved: (setup: Setup) => void;
  onCancel: () => void;
}

/** The form of a check-in list: name, admitted ticket types, opening times. */
export function ListForm({ setup, list, onSaved, onCancel }: Props) {
  const t = useTranslations('gateSetup.form');
  const form = useSubmit('saveCheckInList', useNotify());
  const zone = setup.event.time_zone;
  const [name, setName] = useState(list?.name ?? '');
  const [types, setTypes] = useState<number[]>(list?.ticket_type_ids ?? []);
  const [opens, setOpens] = useState(toLocalField(list?.opens ?? null, zone));
  const [closes, setCloses] = useState(toLocalField(list?.closes ?? null, zone));
  const [allowsReentry, setAllowsReentry] = useState(list?.allows_reentry ?? false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await form.submit({
      activity_id: setup.event.id,
      ...(list && { id: list.id }),
      name,
      ticket_type_ids: types,
      opens: fromLocalField(opens, zone),
      closes: fromLocalField(closes, zone),
      allows_reentry: allowsReentry,
    });
    if (saved) onSaved(saved);
  };

  return (
    <form onSubmit={send} noValidate className="area-form mt-4 max-w-[560px]">
      <Field
        ref={takeFocus}
        label={t('name')}
        name="name"
        value={name}
        onValue={setName}
        placeholder={t('namePlaceholder')}
        maxLength={100}
        error={form.fields['name']}
      />
      {setup.ticket_types.length > 1 && (
        <fieldset>
          <legend className="field-label">{t('types')}</legend>
          {setup.ticket_types.map((type) => (
            <label key={type.id} className="form-check">
              <input
                type="checkbox"
                checked={types.includes(type.id)}
                onChange={({ target }) =>
                  setTypes(target.checked ? [...types, type.id] : types.filter((id) => id !== type.id))
                }
              />
              <UserText text={type.name} />
            </label>
          ))}
          <p className="field-hint">{t('typesHint')}</p>
        </fieldset>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('opens')}
          name="opens"
          type="datetime-local"
          value={opens}
          onValue={setOpens}
          error={form.fields['opens']}
        />
        <Field
          label={t('closes')}
          name="closes"
          type="datetime-local"
          value={closes}
          onValue={setCloses}
          hint={t('zone', { zone })}
          error={form.fields['closes']}
        />
      </div>
      <label className="form-check">
        <input
          type="checkbox"
          checked={allowsReentry}
          onChange={({ target }) => setAllowsReentry(target.checked)}
        />
        {t('reentry')}
      </label>
      {form.error && (
        <p role="alert" className="field-error">
          {form.error}
        </p>
      )}
      <div className="flex gap-3">
        <ActionButton type="submit" className="btn btn-ink" disabled={form.isBusy}>
          {t('save')}
        </ActionButton>
        <button type="button" className="btn btn-line" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
