'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Dialog } from '@/components/ui/notices/dialog';
import { LanguageSwitch } from '@/components/ui/links/language-switch';
import type { LoginState, LoginStatus } from '@/lib/accounts/dialog-state';
import type { LoginSetup } from '@/lib/accounts/login-setup';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { continueOnReturn, giveUpAction } from '@/lib/accounts/shared-pending';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import type { Locale } from '@/lib/platform/language/locales';
import { shownLocales } from '@/lib/platform/language/writing-locales';
import { LoginPanels } from './login-panels';
import { ToastProvider, useNotify } from '../toast-provider';

const TITLES = {
  1: 'title',
  2: 'titleRegister',
  3: 'title',
  4: 'titleForgot',
  5: 'titleUpgrade',
} as const satisfies Record<LoginStatus, string>;

interface Props {
  state: LoginState;
  setup: LoginSetup;
  locale: Locale;
  siteName: string;
}

/** The login dialog in the language of the page. */
export function LoginDialog(props: Props) {
  const { locale, setup } = props;
  return (
    <NextIntlClientProvider locale={locale} messages={setup.words[locale]} timeZone="Asia/Shanghai">
      <DialogBody {...props} />
    </NextIntlClientProvider>
  );
}

function DialogBody({ state, setup, siteName, locale }: Props) {
  const t = useTranslations('login');
  useEffect(() => (state.isOpen ? continueOnReturn() : undefined), [state.isOpen]);
  const close = () => {
    giveUpAction();
    dispatchLogin({ type: 'close' });
  };
  return (
    <Dialog
      isOpen={state.isOpen}
      title={t(TITLES[state.status], { site: siteName })}
      closeLabel={t('close')}
      onClose={close}
    >
      <ToastProvider>
        <Forms state={state} setup={setup} />
        {shownLocales().length > 1 && (
          <div className="mt-2 -mb-2">
            <LanguageSwitch locale={locale} label={t('language')} locales={shownLocales()} />
          </div>
        )}
      </ToastProvider>
    </Dialog>
  );
}

/** The forms share the typed e-mail address. */
function Forms({ state, setup }: Pick<Props, 'state' | 'setup'>) {
  const [email, setEmail] = useFormDraft('login:email', '');
  return (
    <LoginPanels
      state={state}
      setup={setup}
      email={email}
      setEmail={setEmail}
      go={(status) => dispatchLogin({ type: 'go', status })}
      done={() => dispatchLogin({ type: 'done' })}
      notify={useNotify()}
    />
  );
}
