import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import type { Joining, Setup } from './use-gate-setup';

/** The form that adds a phone. It is named before it joins, so that its scans can be attributed. */
export function AddDevice({ setup, onCreated }: { setup: Setup; onCreated: (device: Joining) => void }) {
  const t = useTranslations('gateSetup.devices');
  const form = useSubmit('addGateDevice', useNotify());
  const [name, setName] = useState('');
  const [listId, setListId] = useState(setup.lists[0]?.id ?? 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const device = await form.submit({ activity_id: setup.event.id, list_id: listId, name });
    if (device) onCreated({ ...device, name });
  };
  return (
    <form onSubmit={send} noValidate className="area-form mt-4 max-w-[560px]">
      <Field
        data-opens="join"
        label={t('name')}
        name="device"
        value={name}
        onValue={setName}
        placeholder={t('namePlaceholder')}
        maxLength={100}
        error={form.fields['name']}
      />
      <label className="field">
        <span className="field-label">{t('list')}</span>
        <span className="field-frame">
          <select
            className="field-input"
            value={listId}
            onChange={({ target }) => setListId(Number(target.value))}
          >
            {setup.lists.map((list) => (
              <option key={list.id} value={list.id}>
                {list.name}
              </option>
            ))}
          </select>
        </span>
      </label>
      {form.error && (
        <p role="alert" className="field-error">
          {form.error}
        </p>
      )}
      <ActionButton type="submit" className="btn btn-ink" disabled={form.isBusy || name.trim() === ''}>
        {t('make')}
      </ActionButton>
    </form>
  );
}
