/** 1 password login, 2 register, 3 code login, 4 forgot password, 5 upgrade of a phone account. */
export type LoginStatus = 1 | 2 | 3 | 4 | 5;
/** Steps of the upgrade: phone, e-mail, password. */
type UpgradeStep = 1 | 2 | 3;
/** What just ended well, said above the form it led to. */
type Notice = 'registered' | 'resetDone' | 'upgraded';

export interface LoginState {
  isOpen: boolean;
  status: LoginStatus;
  step: UpgradeStep;
  notice: Notice | null;
}

export type LoginEvent =
  | { type: 'open'; status?: LoginStatus }
  | { type: 'close' }
  | { type: 'go'; status: LoginStatus }
  /** The form is sent: what ended well before is said no more. */
  | { type: 'sent' }
  /** What the status was for is done; logging in itself reloads the page. */
  | { type: 'done' }
  | { type: 'previous' };

export const CLOSED: LoginState = { isOpen: false, status: 1, step: 1, notice: null };

/** What each status leads to when it is done, and what is said then. */
const AFTER: Partial<Record<LoginStatus, Notice>> = { 2: 'registered', 4: 'resetDone', 5: 'upgraded' };

/** The login dialog. Pure: what a panel asks of the backend is its own affair. */
export function login(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'open':
      return { ...CLOSED, isOpen: true, status: event.status ?? 1 };
    case 'close':
      return { ...state, isOpen: false };
    case 'go':
      return { ...state, status: event.status, step: 1, notice: null };
    case 'sent':
      return { ...state, notice: null };
    case 'done':
      return afterDone(state);
    case 'previous':
      return state.status === 5 && state.step > 1 ? { ...state, step: before(state.step) } : state;
  }
}

function afterDone(state: LoginState): LoginState {
  if (state.status === 5 && state.step < 3) return { ...state, step: state.step === 1 ? 2 : 3 };
  const notice = AFTER[state.status];
  return notice ? { ...state, status: 1, step: 1, notice } : state;
}

const before = (step: UpgradeStep): UpgradeStep => (step === 3 ? 2 : 1);
