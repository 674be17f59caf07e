'use client';

import {
  DOCUMENT_NUMBER_MAX_LENGTH,
  REAL_NAME_MAX_LENGTH,
  UNITS_PER_CHARACTER,
} from '@/backend/contract/members/limits';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { UploadField } from '@/components/uploads/upload-field';
import { Field } from '@/components/ui/fields/field';
import { clearFormDrafts, useFormDraft } from '@/lib/accounts/use-form-draft';
import { useNotify } from '@/components/accounts/toast-provider';

type DocumentType = CallInput<'submitRealname'>['document_type'];
const TYPES: readonly DocumentType[] = ['id_card', 'passport', 'permit', 'other'];
const MAX_PICTURES = 3;
const NO_PICTURES: readonly string[] = [];

/** The form to verify a real name: name, document, and pictures of it, which only administrators can open. */
export function RealNameForm({ userId, onDone }: { userId: number; onDone: () => void }) {
  const t = useTranslations('area.realname');
  const notify = useNotify();
  const typeId = useId();
  const drafts = `realname:${userId}:`;
  const [name, setName] = useFormDraft(`${drafts}name`, '');
  const [type, setType] = useFormDraft<DocumentType>(`${drafts}type`, 'id_card');
  const [number, setNumber] = useFormDraft(`${drafts}number`, '');
  const [pictures, setPictures] = useFormDraft(`${drafts}pictures`, NO_PICTURES);
  const form = useSubmit('submitRealname', notify);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit({ name, document_type: type, document_number: number, pictures: [...pictures] })))
      return;
    clearFormDrafts(drafts);
    notify(t('submitted2'));
    onDone();
  };

  return (
    <form onSubmit={submit} noValidate className="area-form">
      <Field
        label={t('name')}
        name="name"
        autoComplete="name"
        maxLength={REAL_NAME_MAX_LENGTH * UNITS_PER_CHARACTER}
        value={name}
        onValue={setName}
        error={form.fields['name']}
      />
      <div className="field">
        <label htmlFor={typeId} className="field-label">
          {t('type')}
        </label>
        <div className="field-frame">
          <select
            id={typeId}
            name="document_type"
            value={type}
            onChange={(event) => setType(TYPES.find((option) => option === event.target.value) ?? type)}
            className="field-input"
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Field
        label={t('number')}
        name="document_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DOCUMENT_NUMBER_MAX_LENGTH * UNITS_PER_CHARACTER}
        value={number}
        onValue={setNumber}
        error={form.fields['document_number']}
      />
      <UploadField
        label={t('pictures')}
        hint={t('picturesHint')}
        purpose="realname"
        max={MAX_PICTURES}
        value={pictures}
        onValue={setPictures}
        error={form.fields['pictures']}
        notify={notify}
      />
      <FormFoot
        label={t('submit')}
        isReady={name.trim() !== '' && number.trim() !== '' && pictures.length > 0}
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}
