import { useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import type { Reply } from '@/lib/platform/calls/browser';
import { useAction } from './use-action';

export type Ownership = { password: string } | { proof: string } | Record<string, never>;

/** The form in which members prove who they are: by password, or by a code sent to their e-mail address or phone. */
export function useOwnership(user: User) {
  const { send } = useAction();
  const [byCode, setByCode] = useState(!user.has_password);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /**
   * One code gives one proof. When the call that uses the proof is refused, the same proof is used again until another
   * code is typed.
   */
  const [opened, setOpened] = useState({ code: '', proof: '' });
  const isMail = user.email !== '';
  /**
   * The member signs in by another service only: there is no password or address to check, and the backend requires a
   * new session.
   */
  const isBare = !user.has_password && !isMail && user.mobile === '';

  const prove = async (): Promise<Reply<Ownership>> => {
    if (isBare) return { ok: true, data: {} };
    if (!byCode) return { ok: true, data: { password } };
    if (opened.proof && opened.code === code) return { ok: true, data: { proof: opened.proof } };
    const name = isMail ? 'verifyMailCode' : 'verifySms';
    const reply = await send(name, { code, purpose: 'confirm' });
    if (!reply.ok) return reply;
    const { proof } = reply.data;
    setOpened({ code, proof });
    return { ok: true, data: { proof } };
  };

  /** Empties the form when the proof is used up or invalid. */
  const spend = () => {
    setOpened({ code: '', proof: '' });
    setCode('');
    setPassword('');
  };

  return {
    byCode,
    setByCode,
    password,
    setPassword,
    code,
    setCode,
    isMail,
    isBare,
    to: isMail ? user.email : user.mobile,
    canSwitch: user.has_password,
    isFilled: isBare || (byCode ? code !== '' : password !== ''),
    prove,
    spend,
  };
}

export type OwnershipForm = ReturnType<typeof useOwnership>;
