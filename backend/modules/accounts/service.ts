/** What other parts of the backend may use of the accounts. */
export { warmUpPasswords } from './passwords';
export { keepSampleAccounts } from './sample-accounts';
export { findSession, type FoundSession } from './sessions';
export { startSweep } from './sweep';
