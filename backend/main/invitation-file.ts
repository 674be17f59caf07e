import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '@/backend/kernel/context';
import { firstInvitation } from '@/backend/modules/accounts/commands/first-admin';

/** A file in the data folder; the program that starts the backend prints it once and removes it. */
const FILE = 'admin-invitation';

/**
 * If there is no administrator and nobody was invited, writes an invitation for the operator: the address of the set-up
 * page with its key, in a file that only its owner can read. The key is never logged.
 */
export async function writeInvitation(context: Context): Promise<void> {
  const { dataDir, siteUrl } = context.config;
  const key = await firstInvitation(context);
  if (key === null) return;
  const file = join(dataDir, FILE);
  rmSync(file, { force: true });
  writeFileSync(file, `${siteUrl}/setup#${key}\n`, { mode: 0o600 });
}
