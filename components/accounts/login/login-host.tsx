'use client';

import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Toast } from '@/components/ui/notices/toast';
import { closedState, loginState, onLogin, dispatchLogin } from '@/lib/accounts/dialog-store';
import type { LoginState } from '@/lib/accounts/dialog-state';
import type { LoginSetup } from '@/lib/accounts/login-setup';
import { rememberDestination } from '@/lib/accounts/pending-action';
import { getJson } from '@/lib/platform/calls/browser';
import { loadPart } from '@/lib/platform/navigation/load-part';
import type { Locale } from '@/lib/platform/language/locales';

interface DialogProps {
  state: LoginState;
  setup: LoginSetup;
  locale: Locale;
  siteName: string;
}

interface Loaded {
  Dialog: ComponentType<DialogProps>;
  setup: LoginSetup;
}

interface Props {
  locale: Locale;
  siteName: string;
  /** Shown when the dialog cannot be loaded; the next press tries again. */
  failedText: string;
}

/** The middleware sets this cookie when it redirects an anonymous reader: it contains the address the reader wanted. */
const GATE_COOKIE = 'lx_login';

/** Stored outside the component, so that a change of language does not load the dialog again. */
let loaded: Loaded | null = null;

/** Opens the login dialog when something asks for it; its code and texts are loaded only then. */
export function LoginHost({ locale, siteName, failedText }: Props) {
  const state = useSyncExternalStore(onLogin, loginState, closedState);
  const [parts, setParts] = useState(loaded);
  const [toast, setToast] = useState<string | null>(null);
  const closeToast = useCallback(() => setToast(null), []);

  useEffect(openAtGate, []);
  useEffect(() => {
    if (!state.isOpen || parts) return;
    load().then(setParts, () => {
      setToast(failedText);
      dispatchLogin({ type: 'close' });
    });
  }, [state.isOpen, parts, failedText]);

  if (!parts) return <Toast text={toast} onEnd={closeToast} />;
  return <parts.Dialog state={state} setup={parts.setup} locale={locale} siteName={siteName} />;
}

async function load(): Promise<Loaded> {
  const [{ LoginDialog }, setup] = await Promise.all([
    loadPart(() => import('./login-dialog')),
    getJson<LoginSetup>('/api/login-setup'),
  ]);
  loaded = { Dialog: LoginDialog, setup };
  return loaded;
}

function openAtGate(): void {
  const wanted = document.cookie.split('; ').find((pair) => pair.startsWith(`${GATE_COOKIE}=`));
  if (!wanted) return;
  document.cookie = `${GATE_COOKIE}=; path=/; max-age=0`;
  rememberDestination(decodeURIComponent(wanted.slice(GATE_COOKIE.length + 1)));
  dispatchLogin({ type: 'open', status: 1, reason: 'page' });
}
