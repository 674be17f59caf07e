'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { toBasisPoints, toPercent } from '@/lib/hosting/tax-rate';
import { useAction } from '@/lib/accounts/use-action';
import { isKeyOfCall } from '@/lib/accounts/use-call';

const SOCIALS = ['instagram', 'twitter', 'youtube', 'telegram'] as const;
const DESCRIPTION_MAX_LENGTH = 2000;
const EMPTY = {
  name: '',
  description: '',
  social: { instagram: '', twitter: '', youtube: '', telegram: '' },
  contact_email: '',
  seller_name: '',
  tax_number: '',
  tax_basis_points: 0,
};

/**
 * The form of an organiser: name and description in the page's language, social accounts, and the seller's name and tax
 * for receipts.
 */
export function OrganiserForm({ organiser }: { organiser: CallOutput<'hostingSetup'>['organiser'] }) {
  const t = useTranslations('hosting.organiser');
  const words = useFieldWords();
  const locale = useLocale();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const { isBusy, send } = useAction();
  const { name: oldName, description: oldDescription, social: oldSocial, ...old } = organiser ?? EMPTY;
  const [name, setName] = useState(oldName);
  const [description, setDescription] = useState(oldDescription);
  const [social, setSocial] = useState(oldSocial);
  const [contact, setContact] = useState(old.contact_email);
  const [seller, setSeller] = useState(old.seller_name);
  const [taxNumber, setTaxNumber] = useState(old.tax_number);
  const [rate, setRate] = useState(toPercent(old.tax_basis_points));
  const [errors, setErrors] = useState<Record<string, string>>({});

  const save = async () => {
    const lang = locale === 'zh-Hant' ? 'zh-Hans' : locale;
    const basisPoints = toBasisPoints(rate);
    if (basisPoints === null) return setErrors({ tax_basis_points: t('notRate') });
    const reply = await send('saveOrganiser', {
      lang,
      name,
      description,
      social,
      contact_email: contact.trim(),
      seller_name: seller,
      tax_number: taxNumber,
      tax_basis_points: basisPoints,
    });
    setErrors(reply.ok ? {} : reply.fields);
    notify(reply.ok ? t('saved') : reply.message);
    if (reply.ok) void mutate((key) => isKeyOfCall(key, 'hostingSetup'));
  };

  return (
    <form
      className="area-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={t('name')}
        value={name}
        maxLength={100}
        onValue={setName}
        error={words(errors['name'])}
        hint={t('nameHint')}
      />
      <TextField
        label={t('description')}
        value={description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onValue={setDescription}
        error={words(errors['description'])}
        hint={t('descriptionHint')}
      />
      <Field
        label={t('contact')}
        type="email"
        value={contact}
        maxLength={254}
        autoComplete="email"
        onValue={setContact}
        error={words(errors['contact_email'])}
        hint={t('contactHint')}
      />
      {SOCIALS.map((network) => (
        <Field
          key={network}
          label={t(network)}
          value={social[network]}
          onValue={(value) => setSocial({ ...social, [network]: value })}
          error={words(errors[`social.${network}`])}
        />
      ))}
      <fieldset className="grid gap-5 border-0 border-t border-rule p-0 pt-4">
        <legend className="field-label">{t('receipts')}</legend>
        <Field
          label={t('seller')}
          value={seller}
          maxLength={200}
          onValue={setSeller}
          error={words(errors['seller_name'])}
          hint={t('sellerHint')}
        />
        <Field
          label={t('taxNumber')}
          value={taxNumber}
          maxLength={40}
          onValue={setTaxNumber}
          error={words(errors['tax_number'])}
        />
        <Field
          inputMode="decimal"
          label={t('taxRate')}
          value={rate}
          onValue={setRate}
          error={errors['tax_basis_points']}
          hint={t('taxRateHint')}
        />
      </fieldset>
      <ActionButton type="submit" disabled={isBusy} className="btn btn-ink justify-self-start">
        {t('save')}
      </ActionButton>
    </form>
  );
}
