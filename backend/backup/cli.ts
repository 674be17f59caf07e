import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig, settingsOfThisInstallation } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { countOf } from '@/backend/kernel/text/count-of';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { BEFORE } from './finish-restore';
import { removeOnSignal } from './end-whole';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';

const USAGE = `npm run backup -- FILE [--with-secrets] [--no-verify]
npm run restore -- FILE [--replace] [--even-if-running --confirm DATABASE]

A backup is one file: the database, the pictures of the data folder and the settings; the secrets only when asked for. It
is made while the portal runs, and restored once into a scratch database to see that it can be. Restoring needs the
portal stopped; it works on either engine, whichever the backup came from. On a PostgreSQL server it is refused while anything
is connected to the database, unless --even-if-running is given and --confirm names the database.
`;

const OPTIONS = {
  backup: { 'with-secrets': { type: 'boolean' }, 'no-verify': { type: 'boolean' } },
  restore: {
    replace: { type: 'boolean' },
    'even-if-running': { type: 'boolean' },
    confirm: { type: 'string' },
  },
} as const;

type Command = keyof typeof OPTIONS;

/** What is in a backup that was made or restored. */
interface Done {
  manifest: Manifest;
  hasSecrets: boolean;
  isSending: boolean;
}

/** The entry of the secret that seals and signs, in a backup with secrets. */
const SECRET = 'secrets/backend.secret';
const LOST =
  'With another one, addresses of newsletters and accounts of organisers cannot be read any more, and tickets and links that were sent are refused.\n';
const WITHOUT_SECRETS: Record<Command, string> = {
  backup: `The file has no secrets. Keep BACKEND_SECRET, or backend.secret of the data folder, with it, or use --with-secrets. ${LOST}`,
  restore: `The file had no secrets. Before you start, set BACKEND_SECRET to what it was, or put backend.secret back into the data folder. ${LOST}`,
};
/** For a backup with secrets of an installation that had that one among its settings, which a restore leaves alone. */
const AMONG_SETTINGS = `Before you start, set BACKEND_SECRET as settings.env in the file has it. ${LOST}`;

/** A copy that is only tried would write to the readers of the other installation. */
const WAITING =
  'What waited in it is sent once it starts. If this is a copy to try, set SENDING=off before that.\n';

/** What has to be done so that what is sealed can be opened later; empty for nothing. */
function adviceOn(command: Command, { hasSecrets, manifest }: Done): string {
  if (!hasSecrets) return WITHOUT_SECRETS[command];
  return command === 'restore' && !(SECRET in manifest.sums) ? AMONG_SETTINGS : '';
}

async function main(): Promise<void> {
  removeOnSignal();
  const [command = '', ...argv] = process.argv.slice(2);
  if (command !== 'backup' && command !== 'restore') throw new StartupError(USAGE);
  const done = await RUN[command](argv);
  const { manifest } = done;
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${command === 'backup' ? 'Backed up' : 'Restored'}: ${countOf(rows, 'row')} in ${countOf(Object.keys(manifest.rows).length, 'table')}, ${countOf(countPictures(manifest), 'picture')}.\n`,
  );
  process.stdout.write(adviceOn(command, done));
  if (command === 'restore' && done.isSending) process.stdout.write(WAITING);
}

const RUN: Record<Command, (argv: string[]) => Promise<Done>> = {
  async backup(argv) {
    const { file, values } = read(() =>
      parseArgs({ args: argv, options: OPTIONS.backup, allowPositionals: true }),
    );
    const withSecrets = values['with-secrets'] === true;
    const config = readConfig();
    const manifest = await makeBackup(config, file, {
      withSecrets,
      settings: settingsOfThisInstallation(withSecrets),
      isVerified: values['no-verify'] !== true,
    });
    return { manifest, hasSecrets: withSecrets, isSending: config.isSending };
  },
  async restore(argv) {
    const { file, values } = read(() =>
      parseArgs({ args: argv, options: OPTIONS.restore, allowPositionals: true }),
    );
    const config = readConfig();
    const mayReplace = values.replace === true;
    const inUse = values['even-if-running'] === true ? (values.confirm ?? '') : null;
    checkInUse(config, mayReplace, inUse);
    if (inUse === null && (await isBackendRunning(config)))
      throw new StartupError('The backend runs. Stop the portal and the backend, then restore.');
    const { about, manifest } = await restoreBackup(file, config, { mayReplace, inUse });
    if (mayReplace)
      process.stdout.write(`Files that were there before are in ${config.dataDir}/${BEFORE}.\n`);
    if (inUse !== null) process.stdout.write('Restart every portal and backend of this database now.\n');
    return { manifest, hasSecrets: about.hasSecrets, isSending: config.isSending };
  },
};

/** @throws StartupError when `--even-if-running` is given where it means nothing, or without the name of the database */
function checkInUse({ databaseUrl }: Config, mayReplace: boolean, inUse: string | null): void {
  if (inUse === null) return;
  if (!mayReplace || !databaseUrl)
    throw new StartupError('--even-if-running goes with --replace, on a PostgreSQL server.');
  if (inUse === '') throw new StartupError('--even-if-running also needs --confirm DATABASE.');
}

/** The one file that is named, and the options. @throws StartupError for anything else */
function read<Values>(parse: () => { values: Values; positionals: string[] }): {
  file: string;
  values: Values;
} {
  try {
    const { values, positionals } = parse();
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file: resolve(file), values };
  } catch {
    // An option that is not known: the same as a word too many.
  }
  throw new StartupError(`\n${USAGE}`);
}

const countPictures = ({ sums }: Manifest) =>
  Object.keys(sums).filter((name) => /^(uploads|privateUploads)\//.test(name)).length;

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`lianxun: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
