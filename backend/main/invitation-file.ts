import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '@/backend/kernel/context';
import { firstInvitation } from '@/backend/modules/accounts/commands/first-admin';

/** In the data folder; what starts the backend prints it once and removes it. */
const FILE = 'admin-invitation';

/**
 * Where there is no administrator and nobody was invited, invites whoever runs the installation: the address of the set-up
 * page with its key, in a file that its owner alone can read. It never goes to the log.
 */
export async function writeInvitation(context: Context): Promise<void> {
  const { dataDir, siteUrl } = context.config;
  const key = await firstInvitation(context);
  if (key === null) return;
  const file = join(dataDir, FILE);
  rmSync(file, { force: true });
  writeFileSync(file, `${siteUrl}/setup#${key}\n`, { mode: 0o600 });
}
