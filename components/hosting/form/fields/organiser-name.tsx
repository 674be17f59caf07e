import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CallOutput } from '@/backend/contract/calls';
import { Field } from '@/components/ui/fields/field';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useAction } from '@/lib/accounts/use-action';
import { isKeyOfCall } from '@/lib/accounts/use-call';
import { useEventForm } from '../form-context';

/**
 * Asks an organiser without a name to enter one, because buyers have to know who sells. Like the rest of the form it
 * needs no save button: the name is saved when the field loses the focus.
 */
export function OrganiserName({ organiser }: { organiser: CallOutput<'hostingSetup'>['organiser'] }) {
  const t = useTranslations('hosting.form.host');
  const locale = useLocale();
  const words = useFieldWords();
  const { errorOf } = useEventForm();
  const { mutate } = useSWRConfig();
  const { isBusy, send } = useAction();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    if (name.trim() === '' || isBusy) return;
    const lang = locale === 'zh-Hant' ? 'zh-Hans' : locale;
    const description = organiser?.description ?? '';
    const reply = await send('saveOrganiser', { lang, name, description });
    setError(reply.ok ? null : (words(reply.fields['name']) ?? reply.message));
    if (reply.ok) await mutate((key) => isKeyOfCall(key, 'hostingSetup'));
  };

  return (
    <Field
      label={t('name')}
      data-path="organiser"
      value={name}
      maxLength={100}
      autoComplete="organization"
      onValue={setName}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
      }}
      error={error ?? errorOf('organiser')}
      hint={t('nameHint')}
    />
  );
}
