/** 1 password login, 2 register, 3 code login, 4 forgot password, 5 upgrade of a phone account. */
export type LoginStatus = 1 | 2 | 3 | 4 | 5;
/** Steps of the upgrade: phone, e-mail, password. */
type UpgradeStep = 1 | 2 | 3;
/** What was just completed; shown above the form that opened next. */
type Notice = 'registered' | 'resetDone' | 'upgraded';

/** What the reader was about to do when the dialog opened; shown above the form when there is no notice. */
type LoginReason =
  'page' | 'comment' | 'like' | 'collect' | 'follow' | 'order' | 'wait' | 'write' | 'contact';

export interface LoginState {
  isOpen: boolean;
  status: LoginStatus;
  step: UpgradeStep;
  notice: Notice | null;
  reason: LoginReason | null;
}

export type LoginEvent =
  | { type: 'open'; status?: LoginStatus; reason?: LoginReason }
  | { type: 'close' }
  | { type: 'go'; status: LoginStatus }
  /** The form was submitted: the notice above it disappears. */
  | { type: 'sent' }
  /** The form, or this step of the upgrade, succeeded. After a login nothing changes, since the page is reloaded. */
  | { type: 'done' }
  | { type: 'previous' };

export const CLOSED: LoginState = { isOpen: false, status: 1, step: 1, notice: null, reason: null };

/** The notice that is shown, above the password login, when a status is completed. */
const AFTER: Partial<Record<LoginStatus, Notice>> = { 2: 'registered', 4: 'resetDone', 5: 'upgraded' };

/** The state of the login dialog after an event. Pure: the panels make the calls to the backend. */
export function login(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'open':
      return { ...CLOSED, isOpen: true, status: event.status ?? 1, reason: event.reason ?? null };
    case 'close':
      return { ...state, isOpen: false, reason: null };
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
