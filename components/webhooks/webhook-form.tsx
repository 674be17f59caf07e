'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { WebhookSubject } from '@/backend/contract/webhooks/kinds';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { Field } from '@/components/ui/fields/field';
import { SubjectChoice } from './subject-choice';

type ApiKey = CallOutput<'listApiKeys'>['list'][number];
export type MemberWebhook = CallOutput<'listWebhooks'>['webhooks'][number];

interface Props {
  keys: ApiKey[];
  /** The webhook that is edited; a new one is added without it. */
  hook?: MemberWebhook;
  onStored: () => void;
  close: () => void;
}

/** The form of a webhook: its address, the key whose rights hold for it, and what it is told about. */
export function WebhookForm({ keys, hook, onStored, close }: Props) {
  const t = useTranslations('area');
  const keyField = useId();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [keyId, setKeyId] = useState(keys.find(({ id }) => id === hook?.key_id)?.id ?? keys[0]?.id ?? 0);
  const [subjects, setSubjects] = useState<ReadonlySet<WebhookSubject>>(new Set(hook?.subjects));
  const notify = useNotify();
  const adding = useSubmit('createWebhook', notify);
  const editing = useSubmit('updateWebhook', notify);
  const form = hook ? editing : adding;
  const scopes = keys.find(({ id }) => id === keyId)?.scopes ?? [];

  const store = async (event: FormEvent) => {
    event.preventDefault();
    const values = { url: url.trim(), subjects: [...subjects], key_id: keyId };
    const stored = await (hook ? editing.submit({ id: hook.id, ...values }) : adding.submit(values));
    if (stored) onStored();
  };

  return (
    <form
      onSubmit={store}
      noValidate
      className="area-form"
      aria-label={hook ? t('webhooks.editName', { url: hook.url }) : t('webhooks.add')}
    >
      <Field
        type="url"
        label={t('webhooks.url')}
        name="url"
        autoComplete="off"
        value={url}
        onValue={setUrl}
        error={form.fields['url']}
        hint={t('webhooks.urlHint')}
      />
      <div className="field">
        <label htmlFor={keyField} className="field-label">
          {t('webhooks.key')}
        </label>
        <div className="field-frame">
          <select
            id={keyField}
            name="key"
            value={keyId}
            onChange={({ target }) => setKeyId(Number(target.value))}
            className="field-input"
          >
            {keys.map(({ id, name, hint }) => (
              <option key={id} value={id}>
                {`${name} (${hint}…)`}
              </option>
            ))}
          </select>
        </div>
        <p className="field-error empty:hidden">{form.fields['key_id']}</p>
      </div>
      <SubjectChoice {...{ subjects, scopes }} onSubjects={setSubjects} error={form.fields['subjects']} />
      <FormFoot
        label={hook ? t('webhooks.save') : t('webhooks.addNow')}
        isReady={url.trim() !== '' && subjects.size > 0}
        isBusy={form.isBusy}
        error={form.error}
      />
      <button type="button" onClick={close} className="form-link justify-self-start">
        {t('cancel')}
      </button>
    </form>
  );
}
