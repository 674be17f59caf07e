import { readFileSync } from 'node:fs';

const SECRET = /SECRET|KEY|TOKEN|PASSWORD|^SMTP_URL$|^DATABASE_(READ_)?URL$|^REDIS_URL$|^BAIDU_PUSH_URL$/;

/**
 * The settings of this installation as lines for `.env`; keys, secrets and passwords only when asked for.
 * @param env the environment of the program
 */
export function settingsText(env: NodeJS.ProcessEnv, withSecrets: boolean): string {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm);
  return [...names]
    .map(([, name = '']) => name)
    .filter((name) => env[name] && (withSecrets || !SECRET.test(name)))
    .map((name) => `${name}=${env[name]}\n`)
    .join('');
}
