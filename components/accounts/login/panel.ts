import type { LoginStatus } from '@/lib/accounts/dialog-state';
import type { LoginSetup } from '@/lib/accounts/login-setup';

/** Props of the form of every status of the dialog. They share the e-mail address, so that it is typed once. */
export interface PanelProps {
  email: string;
  setEmail: (email: string) => void;
  setup: LoginSetup;
  go: (status: LoginStatus) => void;
  /** Called when the form has succeeded; the dialog then shows what follows this status. */
  done: () => void;
  /** Shows a text as a toast. */
  notify: (text: string) => void;
}

/** Props of the steps of an upgrade. */
export interface UpgradeProps extends PanelProps {
  /** The address the second step bound; empty until then. */
  bound: string;
  setBound: (email: string) => void;
}
