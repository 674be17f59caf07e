import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from './errors';

const port = z.coerce.number().int().min(1).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const schema = z.object({
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: httpUrl.optional(),
  SITE_NAME: z.string().min(1).default('链讯'),
  CONTACT_EMAIL: z.email().default('desk@example.org'),
  PORTAL_URL: httpUrl.optional(),
  SAMPLE_CONTENT: onOff.default(true),
  SUBMISSIONS: z.enum(['open', 'selected']).default('open'),
  BACKEND_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(10),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  siteUrl: string;
  siteName: string;
  contactEmail: string;
  /** Where the portal listens for revalidation. */
  portalUrl: string;
  sampleContent: boolean;
  submissions: 'open' | 'selected';
  secret: string;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  drainSeconds: number;
}

/**
 * Reads and checks the environment.
 * @throws StartupError naming the setting that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new StartupError(
      `${issue?.path.join('.')}: ${issue?.message}. See .env.example for what it takes.`,
    );
  }
  const values = read.data;
  const dataDir = prepareDataDir(values.DATA_DIR);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    siteUrl,
    siteName: values.SITE_NAME,
    contactEmail: values.CONTACT_EMAIL,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    sampleContent: values.SAMPLE_CONTENT,
    submissions: values.SUBMISSIONS,
    secret: values.BACKEND_SECRET ?? keptSecret(dataDir, 'backend'),
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
  };
}

function prepareDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return realpathSync(path);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: cannot use the folder ${path} (${error instanceof Error ? error.message : error}).`,
    );
  }
}

/** A secret that was left unset is made once and kept in the data folder. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch {
      // Another process of this installation made it a moment ago.
    }
    return readFileSync(file, 'utf8').trim();
  }
}
