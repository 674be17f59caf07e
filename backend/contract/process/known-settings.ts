import { readFileSync } from 'node:fs';
import { similarSettings } from './similar-settings';

/** The names of all settings, as `.env.example` lists them. */
export function knownSettings(): string[] {
  return [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
}

/** One warning line for each environment variable that is not a setting but resembles one and so has no effect. */
export function mistypedSettings(env: NodeJS.ProcessEnv): string[] {
  return similarSettings(Object.keys(env), knownSettings()).map(
    ({ name, known: suggestion }) => `${name} is no setting and has no effect; was ${suggestion} meant?`,
  );
}
