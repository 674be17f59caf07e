import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { User } from '@/backend/contract/user';
import { postCall, type Reply } from '../backend/browser';

export type Ownership = { password: string } | { proof: string };

/** What shows that the member is at the keyboard: the password, or a code to the own address. */
export function useOwnership(user: User) {
  const locale = useLocale();
  const [byCode, setByCode] = useState(!user.has_password);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** A code opens one proof; when what follows is refused, the proof still stands. */
  const [proof, setProof] = useState('');
  const isMail = user.email !== '';

  const prove = async (): Promise<Reply<Ownership>> => {
    if (!byCode) return { ok: true, data: { password } };
    if (proof) return { ok: true, data: { proof } };
    const name = isMail ? 'verifyMailCode' : 'verifySms';
    const reply = await postCall('auth', name, { code, purpose: 'confirm' }, locale);
    if (!reply.ok) return reply;
    setProof(reply.data.proof);
    return { ok: true, data: { proof: reply.data.proof } };
  };

  /** The proof was used up or is none any more. */
  const spend = () => {
    setProof('');
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
    to: isMail ? user.email : user.mobile,
    canSwitch: user.has_password,
    isFilled: byCode ? code !== '' || proof !== '' : password !== '',
    prove,
    spend,
  };
}

export type OwnershipForm = ReturnType<typeof useOwnership>;
