'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import type { LoginState, LoginStatus } from '@/lib/accounts/dialog-state';
import { CodePanel } from './code-panel';
import { ForgotPanel } from './forgot-panel';
import type { PanelProps } from './panel';
import { PasskeyLogin } from './passkey-login';
import { PasswordPanel } from './password-panel';
import { Providers } from './providers';
import { RegisterPanel } from './register-panel';
import { UpgradePanel } from '../upgrade/upgrade-panel';

const PANELS = { 1: PasswordPanel, 2: RegisterPanel, 3: CodePanel, 4: ForgotPanel, 5: UpgradePanel } as const;
const TABS = [
  [1, 'byPassword'],
  [3, 'byCode'],
] as const satisfies readonly (readonly [LoginStatus, string])[];

/** The form of the dialog's status, and the links to the other statuses. */
export function LoginPanels({ state, ...props }: PanelProps & { state: LoginState }) {
  const t = useTranslations('login');
  const { status, step, notice, reason } = state;
  useFocusOnTitle(`${status} ${step}`);
  const Panel = PANELS[status];
  const isLogin = status === 1 || status === 3;
  return (
    <>
      {isLogin && (
        <div role="group" aria-label={t('how')} className="form-tabs">
          {TABS.map(([to, label]) => (
            <button key={to} type="button" aria-pressed={status === to} onClick={() => props.go(to)}>
              {t(label)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="form-notice empty:hidden">
        {notice ? t(notice) : reason && t(`reason.${reason}`)}
      </p>
      <div onSubmit={() => dispatchLogin({ type: 'sent' })}>
        <Panel {...props} />
      </div>
      {isLogin && <PasskeyLogin notify={props.notify} />}
      {isLogin && <Providers providers={props.setup.providers} notify={props.notify} />}
      <div key={isLogin ? 1 : 2} className="form-ways">
        {isLogin ? (
          <>
            <p>
              {t('noAccount')}
              <button type="button" onClick={() => props.go(2)} className="form-link">
                {t('register')}
              </button>
            </p>
            <p>
              {t('usedPhone')}
              <button type="button" onClick={() => props.go(5)} className="form-link">
                {t('upgrade')}
              </button>
            </p>
          </>
        ) : (
          <p>
            {status === 2 && t('hasAccount')}
            <button type="button" onClick={() => props.go(1)} className="form-link">
              {t('back')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/**
 * When another form is shown and the focused button is gone with the old one, moves the focus to the dialog's title,
 * which screen readers then read out.
 */
function useFocusOnTitle(form: string): void {
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    if (document.activeElement === document.body || document.activeElement?.matches('dialog'))
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }, [form]);
}
