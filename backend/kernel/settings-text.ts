import { knownSettings } from '@/backend/contract/process/known-settings';

const SECRET = /SECRET|KEY|TOKEN|PASSWORD|^SMTP_URL$|^DATABASE_(READ_)?URL$|^REDIS_URL$|^BAIDU_PUSH_URL$/;

/**
 * The settings of this installation as lines for `.env`; keys, secrets and passwords only on request.
 * @param env the environment of the program
 */
export function settingsText(env: NodeJS.ProcessEnv, withSecrets: boolean): string {
  return knownSettings()
    .filter((name) => env[name] && (withSecrets || !SECRET.test(name)))
    .map((name) => `${name}=${env[name]}\n`)
    .join('');
}
