'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LoginSetup } from '@/lib/accounts/login-setup';
import { localAddress } from '@/lib/platform/routing/local-address';

export interface Consents {
  service: boolean;
  privacy: boolean;
}

const DOCUMENTS = [
  ['service', 'agreeService', 'termsUrl'],
  ['privacy', 'agreePrivacy', 'privacyUrl'],
] as const;

interface Props {
  setup: LoginSetup;
  agreed: Consents;
  /** Receives a function, because a change of language may restore both checkboxes at once. */
  onAgree: (change: (now: Consents) => Consents) => void;
}

/** Whether everything is agreed to that this newsroom has published. */
export function isAgreed(agreed: Consents, setup: LoginSetup): boolean {
  return DOCUMENTS.every(([name, , url]) => agreed[name] || setup[url] === '');
}

/** The two agreements as checkboxes, each with a link that opens the document in a new tab. */
export function Agreements({ setup, agreed, onAgree }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  const linkTo = (url: string) =>
    function AgreementLink(text: ReactNode) {
      return (
        <a
          href={url.startsWith('/') ? localAddress(locale, url) : url}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4"
        >
          {text}
        </a>
      );
    };
  return (
    <div className="grid gap-1">
      {DOCUMENTS.filter(([, , url]) => setup[url] !== '').map(([name, text, url]) => (
        <label key={name} className="form-check">
          <input
            type="checkbox"
            name={name}
            checked={agreed[name]}
            onChange={({ target: { checked } }) => onAgree((now) => ({ ...now, [name]: checked }))}
          />
          <span>{t.rich(text, { link: linkTo(setup[url]) })}</span>
        </label>
      ))}
    </div>
  );
}
