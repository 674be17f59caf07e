import { resolve } from 'node:path';
import { readConfig, settingsOfThisInstallation } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { BEFORE } from './finish-restore';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

const FLAGS = { backup: ['--with-secrets', '--no-verify'], restore: ['--replace'] };
const USAGE = `npm run backup -- FILE [--with-secrets] [--no-verify]
npm run restore -- FILE [--replace]

A backup is one file: the database, the pictures of the data folder and the settings; the secrets only when asked for. It
is made while the portal runs, and restored once into a scratch database to see that it can be. Restoring needs the
portal stopped; it works on either engine, whichever the backup came from.
`;

type Command = keyof typeof FLAGS;

async function main(): Promise<void> {
  const [command = '', ...given] = process.argv.slice(2);
  if (command !== 'backup' && command !== 'restore') throw new StartupError(USAGE);
  const flags = given.filter((word) => word.startsWith('--'));
  const [file, ...more] = given.filter((word) => !word.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS[command].includes(flag));
  if (file === undefined || more.length > 0 || unknown) throw new StartupError(`\n${USAGE}`);
  const manifest = await RUN[command](resolve(file), flags);
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${command === 'backup' ? 'Backed up' : 'Restored'}: ${rows} rows in ${Object.keys(manifest.rows).length} tables, ${countPictures(manifest)} pictures.\n`,
  );
}

const RUN: Record<Command, (file: string, flags: string[]) => Promise<Manifest>> = {
  backup(file, flags) {
    const withSecrets = flags.includes('--with-secrets');
    return makeBackup(readConfig(), file, {
      withSecrets,
      settings: settingsOfThisInstallation(withSecrets),
      isVerified: !flags.includes('--no-verify'),
    });
  },
  async restore(file, flags) {
    const config = readConfig();
    if (await isBackendRunning(config))
      throw new StartupError('The backend runs. Stop the portal and the backend, then restore.');
    const mayReplace = flags.includes('--replace');
    const manifest = await restoreBackup(file, config, mayReplace);
    if (mayReplace)
      process.stdout.write(`Files that were there before are in ${config.dataDir}/${BEFORE}.\n`);
    return manifest;
  },
};

const countPictures = ({ sums }: Manifest) =>
  Object.keys(sums).filter((name) => /^(uploads|privateUploads)\//.test(name)).length;

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`lianxun: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
