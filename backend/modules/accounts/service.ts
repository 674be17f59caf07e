/** What other parts of the backend may use of the accounts. */
export { warmUpPasswords } from '@/backend/modules/accounts/commands/passwords';
export { keepSampleAccounts } from '@/backend/modules/accounts/commands/sample-accounts';
export { findSession, type FoundSession } from '@/backend/modules/accounts/commands/sessions';
export { startSweep } from '@/backend/modules/accounts/commands/sweep';
