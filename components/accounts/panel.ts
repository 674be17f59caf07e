import type { LoginStatus } from '@/lib/accounts/dialog-state';
import type { LoginSetup } from '@/lib/accounts/login-setup';

/** What every status of the dialog gets. The address is shared, so that it is typed once. */
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

/** What the steps of an upgrade get. */
export interface UpgradeProps extends PanelProps {
  /** The address the second step bound; empty until then. */
  bound: string;
  setBound: (email: string) => void;
}
