import { useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { useSubmit } from '../login/use-submit';

type MailPurpose = CallInput<'sendMailCode'>['purpose'];
type SmsPurpose = CallInput<'sendSms'>['purpose'];

/** A code sent to an address: the props of its `CodeField`, and why it was not sent. */
export interface CodeRequest {
  code: string;
  /** Why the code was not sent; null when the address itself is the reason. */
  error: string | null;
  /** The error of the address itself. */
  addressError?: string;
  field: {
    /** Key of the countdown, one for each purpose and address. */
    countdown: string;
    /** Whether there is an address to send it to. */
    canSend: boolean;
    onSend: () => Promise<{ resend_after: number } | null>;
    value: string;
    onValue: (value: string) => void;
  };
}

/**
 * A code sent to an e-mail address. For the purpose `confirm` it goes to the address of the member, whatever `email`
 * is.
 */
export function useMailCode(
  purpose: MailPurpose,
  email: string,
  notify: (text: string) => void,
): CodeRequest {
  const [code, setCode] = useState('');
  const { error, fields, submit } = useSubmit('sendMailCode', notify);
  const field = {
    countdown: `${purpose}:${email}`,
    canSend: email !== '',
    onSend: () => submit({ email, purpose }),
    value: code,
    onValue: setCode,
  };
  return { code, error, addressError: fields['email'], field };
}

/** A code to a phone number. */
export function useSmsCode(
  purpose: SmsPurpose,
  phone: string,
  area: string,
  notify: (text: string) => void,
): CodeRequest {
  const [code, setCode] = useState('');
  const { error, fields, submit } = useSubmit('sendSms', notify);
  const field = {
    countdown: `${purpose}:${area}${phone}`,
    canSend: phone !== '',
    onSend: () => submit({ phone, phone_code: area, purpose }),
    value: code,
    onValue: setCode,
  };
  return { code, error, addressError: fields['phone'], field };
}
