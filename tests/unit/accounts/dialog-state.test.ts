/** @jest-environment node */
import { CLOSED, login, type LoginEvent, type LoginState } from '@/lib/accounts/dialog-state';

const at = (state: Partial<LoginState>): LoginState => ({ ...CLOSED, isOpen: true, ...state });
const go = (status: LoginState['status']): LoginEvent => ({ type: 'go', status });

/**
 * Transitions of the login dialog and the upgrade, one per line: name, state, event, expected part of the next state.
 */
const TABLE: [string, LoginState, LoginEvent, Partial<LoginState>][] = [
  ['opens at password login', CLOSED, { type: 'open' }, { isOpen: true, status: 1 }],
  ['says why it opened', CLOSED, { type: 'open', reason: 'like' }, { isOpen: true, reason: 'like' }],
  ['opens for another reason', at({ reason: 'like' }), { type: 'open' }, { reason: null }],
  ['keeps the reason while forms change', at({ reason: 'page' }), go(2), { reason: 'page' }],
  ['opens where it is asked to', CLOSED, { type: 'open', status: 5 }, { status: 5, step: 1 }],
  [
    'opens at the start after an unfinished upgrade',
    at({ isOpen: false, status: 5, step: 3 }),
    { type: 'open' },
    { status: 1, step: 1 },
  ],
  ['closes where it stands', at({ status: 3 }), { type: 'close' }, { isOpen: false, status: 3 }],
  ['password login → register', at({ status: 1 }), go(2), { status: 2 }],
  ['password login → code login', at({ status: 1 }), go(3), { status: 3 }],
  ['password login → forgot password', at({ status: 1 }), go(4), { status: 4 }],
  ['the hint → upgrade', at({ status: 1 }), go(5), { status: 5, step: 1 }],
  ['register → back', at({ status: 2 }), go(1), { status: 1 }],
  ['forgot → back', at({ status: 4 }), go(1), { status: 1 }],
  ['leaving the upgrade begins it anew', at({ status: 5, step: 3 }), go(1), { status: 1, step: 1 }],
  [
    'a notice goes with the next form that is sent',
    at({ notice: 'registered' }),
    { type: 'sent' },
    { notice: null },
  ],
  ['a notice goes with the next step', at({ status: 1, notice: 'resetDone' }), go(3), { notice: null }],
  ['registered → password login', at({ status: 2 }), { type: 'done' }, { status: 1, notice: 'registered' }],
  ['reset → password login', at({ status: 4 }), { type: 'done' }, { status: 1, notice: 'resetDone' }],
  ['phone verified → e-mail', at({ status: 5, step: 1 }), { type: 'done' }, { status: 5, step: 2 }],
  ['e-mail bound → password', at({ status: 5, step: 2 }), { type: 'done' }, { status: 5, step: 3 }],
  [
    'password set → password login',
    at({ status: 5, step: 3 }),
    { type: 'done' },
    { status: 1, step: 1, notice: 'upgraded' },
  ],
  ['Previous on the last step', at({ status: 5, step: 3 }), { type: 'previous' }, { status: 5, step: 2 }],
  [
    'Previous on the first step changes nothing',
    at({ status: 5, step: 1 }),
    { type: 'previous' },
    { status: 5, step: 1 },
  ],
  ['Previous elsewhere changes nothing', at({ status: 2 }), { type: 'previous' }, { status: 2 }],
  ['logging in is not the dialog’s to end', at({ status: 1 }), { type: 'done' }, { status: 1, notice: null }],
];

test.each(TABLE)('%s', (_, state, event, expected) => {
  const before = structuredClone(state);
  expect(login(state, event)).toMatchObject(expected);
  expect(state).toEqual(before);
});
