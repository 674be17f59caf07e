import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code';
import { SettingError } from './setting-error';
import { writeAtomically } from './write-atomically';

const SECRET_BYTES = 32;
const MIN_LENGTH = 32;

/**
 * The value of a secret that is not set: generated once and stored in the data folder, where both programs read it.
 * @param name `backend`, `session` …; the file is `{name}.secret`
 * @throws SettingError when the file cannot be read or created, or its content cannot be a secret
 */
export function readSecretFile(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  try {
    const stored = read(file);
    if (stored === null) writeAtomically(file, randomBytes(SECRET_BYTES).toString('hex'));
    const secret = stored ?? read(file) ?? '';
    if (secret.length >= MIN_LENGTH) return secret;
  } catch (error) {
    throw new SettingError(
      `DATA_DIR: cannot keep a secret in ${file} (${error instanceof Error ? error.message : error}).`,
    );
  }
  throw new SettingError(
    `DATA_DIR: the secret in ${file} is empty or too short. Put it back from a backup, or delete the file: a new one is made.`,
  );
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
