import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useFieldWords } from '@/components/accounts/fields/use-field-words';
import { useSubmit } from '@/components/accounts/login/use-submit';
import type { Ownership, OwnershipForm } from '@/lib/accounts/use-ownership';

type OwnedCall =
  'changeEmail' | 'changeMobile' | 'setPassword' | 'deleteAccount' | 'passkeyOptions' | 'removePasskey';

/** Like `useSubmit`, but first proves the member's identity. */
export function useOwnedSubmit<Name extends OwnedCall>(
  name: Name,
  ownership: OwnershipForm,
  notify: (text: string) => void,
) {
  const form = useSubmit(name, notify);
  const t = useTranslations('login');
  const wordOf = useFieldWords();
  const [ownError, setOwnError] = useState<{ password?: string; code?: string }>({});

  /** @returns the data, or null when the proof or the call was refused; the form says why */
  const submit = async (
    inputWith: (proof: Ownership) => CallInput<Name>,
  ): Promise<CallOutput<Name> | null> => {
    setOwnError({});
    const reply = await ownership.prove();
    if (!reply.ok) {
      const reason = reply.fields['code'];
      const message = reply.message || t('failed');
      setOwnError({ code: reason ? wordOf('code', reason) : message });
      notify(message);
      return null;
    }
    const done = await form.submit(inputWith(reply.data));
    if (done) ownership.spend();
    return done;
  };

  return { ...form, submit, ownErrors: { password: form.fields['password'], ...ownError } };
}
