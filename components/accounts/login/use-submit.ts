import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BrowserCall, CallInput, CallOutput } from '@/backend/contract/calls';
import { useAction } from '@/lib/accounts/use-action';
import { useClearToast } from '../toast-provider';
import { useFieldWords } from '../fields/use-field-words';

interface State {
  /** Why the form as a whole was refused; null when only single fields were refused. */
  error: string | null;
  fields: Record<string, string>;
}

const IDLE: State = { error: null, fields: {} };

/**
 * One form and its action (`useAction`). A refusal is shown at single fields, or as a toast and then as `error`. Sending
 * again hides the toast of the earlier try.
 * @param link name of the page whose cookie holds the key for the call
 */
export function useSubmit<Name extends BrowserCall>(
  name: Name,
  notify: (text: string) => void,
  link?: string,
) {
  const clearToast = useClearToast();
  const { isBusy, send } = useAction(link);
  const t = useTranslations('login');
  const wordOf = useFieldWords();
  const [state, setState] = useState(IDLE);

  /** @returns the data, or null when the call was refused or not answered; the form says why */
  const submit = async (input: CallInput<Name>): Promise<CallOutput<Name> | null> => {
    setState(IDLE);
    clearToast();
    const reply = await send(name, input);
    if (reply.ok) {
      setState(IDLE);
      return reply.data;
    }
    const fields = Object.entries(reply.fields).map(([field, reason]) => [field, wordOf(field, reason)]);
    // The backend's message is shown unchanged: it says when to try again.
    const error = reply.message || t('failed');
    setState({ error: fields.length > 0 ? null : error, fields: Object.fromEntries(fields) });
    if (fields.length > 0) requestAnimationFrame(focusRefused);
    else notify(error);
    return null;
  };

  /** Shows an error the form itself found at a field. */
  const refuse = (field: string, text: string) => {
    setState({ ...IDLE, fields: { [field]: text } });
    requestAnimationFrame(focusRefused);
  };

  return { ...state, isBusy, submit, refuse, clear: () => setState(IDLE) };
}

/** Moves the focus to the first refused field, so that screen readers read out the reason. */
function focusRefused(): void {
  const part = document.querySelector('dialog[open]') ?? document;
  part.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
