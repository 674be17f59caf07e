'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { closedState, loginState, onLogin } from '@/lib/accounts/dialog-store';
import type { PanelProps } from '../login/panel';
import { UpgradeEmail } from './upgrade-email';
import { UpgradePassword } from './upgrade-password';
import { UpgradePhone } from './upgrade-phone';

const STEPS = {
  1: { Panel: UpgradePhone, title: 'stepPhone' },
  2: { Panel: UpgradeEmail, title: 'stepEmail' },
  3: { Panel: UpgradePassword, title: 'stepPassword' },
} as const;

/** Status 5: a phone account gets an e-mail address and a password, in three steps. */
export function UpgradePanel(props: PanelProps) {
  const t = useTranslations('login');
  const { step } = useSyncExternalStore(onLogin, loginState, closedState);
  const [bound, setBound] = useState('');
  const { Panel, title } = STEPS[step];
  return (
    <>
      <p className="form-step" aria-live="polite">
        <b>{t(title)}</b> <span className="n">{t('stepOf', { step })}</span>
      </p>
      <Panel {...props} bound={bound} setBound={setBound} />
    </>
  );
}
