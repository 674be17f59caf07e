'use client';

import { CodeField } from './code-field';
import { EmailField } from './email-field';
import type { CodeRequest } from './use-code';

interface Props {
  email: string;
  setEmail: (email: string) => void;
  request: CodeRequest;
  /** Errors of `email` and `code` that the call of the whole form returned. */
  fields: Record<string, string>;
  /** Whether password managers should store the address as the user name. */
  isUserName?: boolean;
  label?: string;
}

/** An e-mail address and the code sent to it. */
export function MailCodeFields({ email, setEmail, request, fields, ...address }: Props) {
  return (
    <>
      <EmailField
        {...address}
        value={email}
        onValue={setEmail}
        error={fields['email'] ?? request.addressError}
      />
      <CodeField {...request.field} error={fields['code']} />
    </>
  );
}
