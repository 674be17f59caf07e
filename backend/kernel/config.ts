import { z } from 'zod';
import { HOSTING_MODES, type HostingMode } from '@/backend/contract/events/statuses';
import { usableFolder } from '@/backend/contract/process/data-folder';
import { readSecretFile } from '@/backend/contract/process/secret-file';
import {
  feedAuthority,
  frontSettings,
  frontUrls,
  portClash,
  sender,
} from '@/backend/contract/process/shared-settings';
import { type Pool, poolSettings, readPool } from './pool-settings';
import { settingsText } from './settings-text';
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
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...poolSettings,
  SITE_URL: httpUrl.optional(),
  SITE_NAME: z.string().min(1).default('链讯'),
  SITE_NAME_EN: z.string().min(1).default('Lianxun'),
  CONTACT_EMAIL: z.email().default('desk@example.org'),
  PORTAL_URL: httpUrl.optional(),
  FEED_AUTHORITY: feedAuthority,
  SAMPLE_CONTENT: onOff.default(true),
  FEEDS_PRIVATE_HOSTS: onOff.default(false),
  WEBHOOKS_PRIVATE_HOSTS: onOff.default(false),
  ALERTS_PRIVATE_HOSTS: onOff.default(false),
  EVENT_DATA_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SUBMISSIONS: z.enum(['open', 'selected']).default('open'),
  HOSTING: z.enum(HOSTING_MODES).default('open'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  BACKEND_SECRET: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  SMS_WEBHOOK_URL: httpUrl.optional(),
  WEBSUB_HUB_URL: httpUrl.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
  BAIDU_PUSH_URL: httpUrl.optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  TWITTER_CLIENT_ID: z.string().optional(),
  TWITTER_CLIENT_SECRET: z.string().optional(),
  TWITTER_AUTHORIZE_URL: httpUrl.default('https://x.com/i/oauth2/authorize'),
  TWITTER_API_URL: httpUrl.default('https://api.x.com'),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_API_URL: httpUrl.default('https://api.weixin.qq.com'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LIMITS_TIMES: z.coerce.number().min(1).max(1_000_000).default(1),
  LETTERS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  TEXTS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(1024).max(1_048_576).default(19_456),
  PASSWORD_PASSES: z.coerce.number().int().min(1).max(20).default(2),
  ...frontSettings,
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(10),
  WATCHDOG_SECONDS: z.coerce.number().min(0).max(3600).default(60),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** A copy of the database that public reads may go to. */
  databaseReadUrl: string | null;
  pool: Pool;
  siteUrl: string;
  siteName: string;
  siteNameEn: string;
  /** Stands in the ids of calendar events. */
  feedAuthority: string;
  contactEmail: string;
  /** Where the portal listens for revalidation. */
  portalUrl: string;
  /** The caches in front of the portals; each is told what changed. */
  frontUrls: string[];
  sampleContent: boolean;
  submissions: 'open' | 'selected';
  /** Whether incoming feeds may lie in the operator's own network. */
  feedsPrivateHosts: boolean;
  /** Whether organisers' programs may lie in the operator's own network. */
  webhooksPrivateHosts: boolean;
  /** Whether push services may lie in the operator's own network, and take what is not encrypted on its way. */
  alertsPrivateHosts: boolean;
  /** Days after an event in which answers and contacts are kept. */
  eventDataDays: number;
  /** Who may hold events. */
  hosting: HostingMode;
  secret: string;
  mail: { smtpUrl: string | null; from: string };
  sms: { url: string; secret: string } | null;
  /** Services that are told of news; null for what is not set up. */
  pushes: {
    hubUrl: string | null;
    indexNow: { key: string; url: string } | null;
    baiduUrl: string | null;
  };
  google: (OAuthClient & { issuer: string }) | null;
  twitter: (OAuthClient & { authorizeUrl: string; apiUrl: string }) | null;
  wechat: (OAuthClient & { apiUrl: string }) | null;
  s3: S3Config | null;
  /** Payment by card; null takes transfers only. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string } | null;
  /** The limits on tries are multiplied by this, except those of the whole site. */
  limitsTimes: number;
  /** Most codes that strangers may have sent in an hour, all together; members have as many again. */
  lettersPerHour: number;
  textsPerHour: number;
  /** Cost of a password hash (Argon2id). */
  password: { memoryCost: number; timeCost: number };
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  drainSeconds: number;
  /** A request with this token may read `/metrics`; null lets only this machine. */
  metricsToken: string | null;
  /** Whether traces go to a collector. */
  isTraced: boolean;
  /** How long the embedded database may be silent before the process ends; 0 is for ever. */
  watchdogSeconds: number;
}

interface OAuthClient {
  id: string;
  secret: string;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads and checks the environment.
 * @throws SettingError naming the setting that is wrong
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
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartupError('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no copies.');
  const clash = values.PORTAL_URL === undefined ? portClash(values) : null;
  if (clash) throw new StartupError(clash);
  const dataDir = usableFolder(values.DATA_DIR);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    pool: readPool(values),
    siteUrl,
    siteName: values.SITE_NAME,
    siteNameEn: values.SITE_NAME_EN,
    feedAuthority: values.FEED_AUTHORITY,
    contactEmail: values.CONTACT_EMAIL,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    frontUrls: frontUrls(values),
    sampleContent: values.SAMPLE_CONTENT,
    submissions: values.SUBMISSIONS,
    feedsPrivateHosts: values.FEEDS_PRIVATE_HOSTS,
    webhooksPrivateHosts: values.WEBHOOKS_PRIVATE_HOSTS,
    alertsPrivateHosts: values.ALERTS_PRIVATE_HOSTS,
    eventDataDays: values.EVENT_DATA_DAYS,
    hosting: values.HOSTING,
    secret: values.BACKEND_SECRET ?? readSecretFile(dataDir, 'backend'),
    ...readServices(values, dataDir),
    limitsTimes: values.LIMITS_TIMES,
    lettersPerHour: values.LETTERS_PER_HOUR,
    textsPerHour: values.TEXTS_PER_HOUR,
    password: { memoryCost: values.PASSWORD_MEMORY_KIB, timeCost: values.PASSWORD_PASSES },
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
    metricsToken: values.METRICS_TOKEN ?? null,
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    watchdogSeconds: values.WATCHDOG_SECONDS,
  };
}

/** The environment of this program as lines for `.env`; see `settingsText`. */
export function settingsOfThisInstallation(withSecrets: boolean): string {
  return settingsText(process.env, withSecrets);
}

/** Services outside this installation; null for what is not set up. */
function readServices(values: z.output<typeof schema>, dataDir: string) {
  const google = client('GOOGLE_CLIENT', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const twitter = client('TWITTER_CLIENT', values.TWITTER_CLIENT_ID, values.TWITTER_CLIENT_SECRET);
  const wechat = client('WECHAT_APP', values.WECHAT_APP_ID, values.WECHAT_APP_SECRET);
  return {
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM ?? values.CONTACT_EMAIL },
    sms: values.SMS_WEBHOOK_URL
      ? { url: values.SMS_WEBHOOK_URL, secret: values.SMS_WEBHOOK_SECRET ?? readSecretFile(dataDir, 'sms') }
      : null,
    pushes: {
      hubUrl: values.WEBSUB_HUB_URL ?? null,
      indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL } : null,
      baiduUrl: values.BAIDU_PUSH_URL ?? null,
    },
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    twitter: twitter && {
      ...twitter,
      authorizeUrl: values.TWITTER_AUTHORIZE_URL,
      apiUrl: values.TWITTER_API_URL,
    },
    wechat: wechat && { ...wechat, apiUrl: values.WECHAT_API_URL },
    s3: readS3(values),
    stripe: readStripe(values),
  };
}

function client(name: string, id: string | undefined, secret: string | undefined): OAuthClient | null {
  if (id === undefined && secret === undefined) return null;
  if (id === undefined || secret === undefined)
    throw new StartupError(`${name}_ID and ${name}_SECRET are set together. See .env.example.`);
  return { id, secret };
}

function readStripe(values: z.output<typeof schema>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret)
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together. See .env.example.');
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}

function readS3(values: z.output<typeof schema>): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartupError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together. See .env.example.',
    );
  return { endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey };
}
