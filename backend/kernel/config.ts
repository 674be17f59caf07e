import type { HostingMode } from '@/backend/contract/events/statuses';
import { usableFolder } from '@/backend/contract/process/data-folder';
import { readSecretFile } from '@/backend/contract/process/secret-file';
import { federationClash, frontUrls, portClash } from '@/backend/contract/process/shared-settings';
import { mistypedSettings } from '@/backend/contract/process/known-settings';
import { settingRefusal } from '@/backend/contract/process/setting-refusal';
import { type ChannelConfig, readChannels } from './channel-settings';
import { type Pool, readPool } from './pool-settings';
import type { SourceSetting } from '@/backend/contract/data/sources';
import { type Settings, settingsSchema } from './settings-schema';
import {
  type DkimKey,
  type OAuthClient,
  readClient,
  readDkim,
  readS3,
  readStripe,
  type S3Config,
  type StripeAccount,
} from './service-settings';
import { settingsText } from './settings-text';
import { readSources } from './source-settings';
import { StartupError } from './errors';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** A replica of the database for public reads. */
  databaseReadUrl: string | null;
  pool: Pool;
  /** The Redis in which limits are counted; null counts them in the database. */
  redisUrl: string | null;
  siteUrl: string;
  siteName: string;
  siteNameEn: string;
  /** The name in traditional Chinese; null for the simplified one. */
  siteNameHant: string | null;
  /** The authority name in the ids of feed and calendar entries; null for the one recorded at the first start. */
  feedAuthority: string | null;
  contactEmail: string;
  /** The address at which the portal accepts revalidations. */
  portalUrl: string;
  /** The edge caches, each of which is told what changed. */
  frontUrls: string[];
  sampleContent: boolean;
  /** Whether letters, notifications, posts and calls are sent; otherwise they wait in the outbox. */
  isSending: boolean;
  submissions: 'open' | 'selected';
  /** Who may approve a draft of their own. */
  ownApproval: 'editors' | 'admins';
  /** Whether the addresses of incoming feeds may be in the operator's own network. */
  feedsPrivateHosts: boolean;
  /** The services series are read from, in order of preference; none unless switched on. */
  dataSources: SourceSetting[];
  /** Whether the addresses of organisers' webhooks may be in the operator's own network. */
  webhooksPrivateHosts: boolean;
  /** Whether push services may be in the operator's own network and without https. */
  alertsPrivateHosts: boolean;
  /** Whether other servers may be in the operator's own network; null while this newsroom is not part of the Fediverse. */
  federation: { privateHosts: boolean } | null;
  /** Days after an event until attendees' answers and contacts are erased. */
  eventDataDays: number;
  /** Who may hold events. */
  hosting: HostingMode;
  secret: string;
  mail: { smtpUrl: string | null; from: string; dkim: DkimKey | null };
  newsletters: {
    /** The most letters handed to the mail server in a second. */
    perSecond: number;
    /** The mailbox to which readers may write to unsubscribe. */
    mailbox: string;
    /** The mailbox whose address, with the number of a letter in it, letters are returned to; null for the sender's. */
    bounces: string | null;
    /** What a service that hands over received mail has to know; null when there is none. */
    hookSecret: string | null;
    /** The mailbox in which returned letters are read, as `imaps://user:password@host/folder`; null when there is none. */
    mailboxUrl: string | null;
    /** Whether links to stories lead by an address of ours that counts how often they are followed, not by whom. */
    countsClicks: boolean;
  };
  sms: { url: string; secret: string } | null;
  /** Services that are notified of new stories; null for those not configured. */
  announcementServices: {
    hubUrl: string | null;
    indexNow: { key: string; url: string } | null;
    baiduUrl: string | null;
  };
  /** The channels stories are posted to; null for those not configured. */
  channels: ChannelConfig;
  google: (OAuthClient & { issuer: string }) | null;
  twitter: (OAuthClient & { authorizeUrl: string; apiUrl: string }) | null;
  wechat: (OAuthClient & { apiUrl: string }) | null;
  s3: S3Config | null;
  /** Card payments; null allows only bank transfers. */
  stripe: StripeAccount | null;
  /** The factor of all limits on tries, except those of the whole site. */
  limitsTimes: number;
  /**
   * The most codes sent per hour to strangers, all together; known members and browsers have a separate limit of the
   * same size.
   */
  lettersPerHour: number;
  textsPerHour: number;
  /** The cost of a password hash (Argon2id). */
  password: { memoryCost: number; timeCost: number };
  logLevel: Settings['LOG_LEVEL'];
  drainSeconds: number;
  /** The token that gives access to `/metrics`; null allows only this machine. */
  metricsToken: string | null;
  /** Whether traces are sent to a collector. */
  isTraced: boolean;
  /** Seconds the embedded database may fail to answer before the process ends; 0 for no limit. */
  watchdogSeconds: number;
}

/**
 * Reads and checks the environment.
 * @throws SettingError naming the setting that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = settingsSchema.safeParse(variables);
  if (!read.success) throw new StartupError(settingRefusal(read.error.issues[0]));
  const values = read.data;
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartupError('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no copies.');
  const clash = (values.PORTAL_URL === undefined ? portClash(values) : null) ?? federationClash(values);
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
    redisUrl: values.REDIS_URL ?? null,
    siteUrl,
    siteName: values.SITE_NAME,
    siteNameEn: values.SITE_NAME_EN,
    siteNameHant: null,
    feedAuthority: values.FEED_AUTHORITY ?? null,
    contactEmail: values.CONTACT_EMAIL,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    frontUrls: frontUrls(values),
    sampleContent: values.SAMPLE_CONTENT,
    isSending: values.SENDING,
    submissions: values.SUBMISSIONS,
    ownApproval: values.OWN_APPROVAL,
    feedsPrivateHosts: values.FEEDS_PRIVATE_HOSTS,
    dataSources: readSources(values),
    webhooksPrivateHosts: values.WEBHOOKS_PRIVATE_HOSTS,
    alertsPrivateHosts: values.ALERTS_PRIVATE_HOSTS,
    federation: values.FEDERATION ? { privateHosts: values.FEDERATION_PRIVATE_HOSTS } : null,
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

/** One line for each environment variable that is not a setting but resembles one. */
export const mistypedHere = (): string[] => mistypedSettings(process.env);

/** Services outside this installation; null for those not configured. */
function readServices(values: Settings, dataDir: string) {
  const google = readClient('GOOGLE_CLIENT', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  const twitter = readClient('TWITTER_CLIENT', values.TWITTER_CLIENT_ID, values.TWITTER_CLIENT_SECRET);
  const wechat = readClient('WECHAT_APP', values.WECHAT_APP_ID, values.WECHAT_APP_SECRET);
  // A copy of an installation must neither read the mail of the other one nor take or return money in its name.
  const sent = (url: string | undefined) => (values.SENDING ? (url ?? null) : null);
  return {
    mail: {
      smtpUrl: sent(values.SMTP_URL),
      from: values.MAIL_FROM ?? values.CONTACT_EMAIL,
      dkim: readDkim(values),
    },
    newsletters: {
      perSecond: values.NEWSLETTERS_PER_SECOND,
      mailbox: values.NEWSLETTERS_MAILBOX ?? values.CONTACT_EMAIL,
      bounces: values.NEWSLETTERS_BOUNCES ?? null,
      hookSecret: values.NEWSLETTERS_HOOK_SECRET ?? null,
      mailboxUrl: sent(values.NEWSLETTERS_IMAP_URL),
      countsClicks: values.NEWSLETTERS_CLICKS,
    },
    sms: values.SMS_WEBHOOK_URL
      ? { url: values.SMS_WEBHOOK_URL, secret: values.SMS_WEBHOOK_SECRET ?? readSecretFile(dataDir, 'sms') }
      : null,
    announcementServices: {
      hubUrl: values.WEBSUB_HUB_URL ?? null,
      indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL } : null,
      baiduUrl: values.BAIDU_PUSH_URL ?? null,
    },
    channels: readChannels(values),
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    twitter: twitter && {
      ...twitter,
      authorizeUrl: values.TWITTER_AUTHORIZE_URL,
      apiUrl: values.TWITTER_API_URL,
    },
    wechat: wechat && { ...wechat, apiUrl: values.WECHAT_API_URL },
    s3: readS3(values),
    stripe: values.SENDING ? readStripe(values) : null,
  };
}
