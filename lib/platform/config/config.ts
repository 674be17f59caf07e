import { resolve } from 'node:path';
import { z } from 'zod';
import { usableFolder } from '@/backend/contract/process/data-folder';
import { readSecretFile } from '@/backend/contract/process/secret-file';
import { SettingError } from '@/backend/contract/process/setting-error';
import { httpUrl, port, siteUrl } from '@/backend/contract/process/setting-fields';
import { settingRefusal } from '@/backend/contract/process/setting-refusal';
import { organisationSettings, type Policy } from './organisation';
import {
  byteCount,
  federationClash,
  federationSettings,
  feedAuthority,
  frontSettings,
  frontUrls,
  portClash,
  redisSettings,
} from '@/backend/contract/process/shared-settings';

const link = z.string().max(500).default('');

const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(4000),
  BACKEND_URL: httpUrl.optional(),
  BACKEND_SECRET: z.string().min(16).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_URL: siteUrl.optional(),
  SITE_NAME: z.string().min(1).default('链讯'),
  SITE_NAME_EN: z.string().min(1).default('Lianxun'),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*$/)
    .optional(),
  APP_STORE_URL: link,
  APP_APK_URL: link,
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/)
    .optional(),
  APP_ANDROID_PACKAGE: z
    .string()
    .regex(/^[a-z][\w]*(\.[a-z][\w]*)+$/i)
    .optional(),
  APP_ANDROID_SHA256: z
    .string()
    .regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
    .optional(),
  CONTACT_EMAIL: z.email().default('desk@example.org'),
  PAGE_CACHE_DISK: byteCount.default(2 * 1024 ** 3),
  PAGES_AHEAD: z.coerce.number().int().min(0).max(400).default(60),
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(3600),
  LIVE_STREAMS: z.coerce.number().int().min(0).max(100_000).default(10_000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(10),
  FEED_AUTHORITY: feedAuthority,
  ...federationSettings,
  WEBSUB_HUB_URL: httpUrl.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  WECHAT_APP_ID: z.string().optional(),
  ...organisationSettings,
  AI_CRAWLERS: z.enum(['all', 'answers', 'none']).default('all'),
  ...frontSettings,
  ...redisSettings,
  REDIS_MEMORY: byteCount.default(256 * 1024 ** 2),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Config {
  port: number;
  backendUrl: string;
  backendSecret: string;
  dataDir: string;
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  /** Whether the address of the site is set, and not only that of this machine. */
  hasSiteUrl: boolean;
  siteName: { 'zh-Hans': string; en: string };
  sessionSecret: string;
  trustProxy: number;
  /**
   * The native app. Without a scheme there is no app, and pages do not try to open it; links that are not set are
   * empty.
   */
  app: {
    scheme: string | null;
    storeUrl: string;
    apkUrl: string;
    /** `TEAMID.bundle` of the app that opens this site's links; null for none. */
    iosId: string | null;
    /** The Android app that opens this site's links, with its certificate's fingerprint; null for none. */
    android: { package: string; sha256: string } | null;
  };
  contactEmail: string;
  /** The publisher: the addresses of its pages on other sites and of its policies. Absolute addresses. */
  organisation: { links: string[]; policies: (readonly [Policy, string])[] };
  /** The folder of the bundled programs, including this one. */
  programsDir: string;
  /** The domain in the ids of feed and calendar entries; null for the one the backend recorded at the first start. */
  feedAuthority: string | null;
  /** Whether servers of the Fediverse can follow this newsroom. */
  hasFederation: boolean;
  /** The WebSub hub that notifies subscribers of feeds; null when there is none. */
  webSubHubUrl: string | null;
  /** The IndexNow key, served as `/{key}.txt`; null when IndexNow is not set up. */
  indexNowKey: string | null;
  /** Which crawlers of language models robots.txt allows. */
  aiCrawlers: 'all' | 'answers' | 'none';
  /** Whether the chat app's share menu is set up (the backend signs). */
  hasChatShare: boolean;
  /** The Redis in which portals share pages, and how many bytes of it pages may take; null shares none. */
  redis: { url: string; pageBytes: number } | null;
  /** The addresses of the edge caches (`npm run front`); empty for none. */
  frontUrls: string[];
  /** How many bytes of the disk stored pages may take. */
  pageCacheBytes: number;
  /** How many pages that went out of date are made anew after one change; 0 leaves them to their next reader. */
  pagesAhead: number;
  /** The longest time in seconds that a cache which is not notified of changes may store a page. */
  cdnSeconds: number;
  /** How many open pages may receive new flashes as a stream at the same time. */
  liveStreams: number;
  /** How many seconds open requests may take after SIGTERM. */
  drainSeconds: number;
  /** The token that allows a request to read `/metrics`; when it is null, only requests from this machine may. */
  metricsToken: string | null;
  /** Whether traces are sent to a collector. */
  isTraced: boolean;
  logLevel: string;
}

/** A setting that cannot be used; printed as one line, exit code 1. */
class ConfigError extends SettingError {
  override name = 'ConfigError';
}

let config: Config | null = null;

/**
 * The portal's settings, read once from the environment.
 * @throws SettingError naming the setting that is wrong
 */
export function getConfig(): Config {
  config ??= readConfig(process.env);
  return config;
}

/** @throws SettingError naming the setting that is wrong */
export function readConfig(env: Record<string, string | undefined>): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(settings);
  if (!read.success) throw new ConfigError(settingRefusal(read.error.issues[0]));
  const values = read.data;
  const clash = (values.BACKEND_URL === undefined ? portClash(values) : null) ?? federationClash(values);
  if (clash) throw new ConfigError(clash);
  const dataDir = usableFolder(values.DATA_DIR);
  return {
    port: values.PORT,
    backendUrl: values.BACKEND_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`,
    backendSecret: values.BACKEND_SECRET ?? readSecretFile(dataDir, 'backend'),
    dataDir,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    hasSiteUrl: values.SITE_URL !== undefined,
    siteName: { 'zh-Hans': values.SITE_NAME, en: values.SITE_NAME_EN },
    sessionSecret: values.SESSION_SECRET ?? readSecretFile(dataDir, 'session'),
    trustProxy: values.TRUST_PROXY,
    app: nativeApp(values),
    contactEmail: values.CONTACT_EMAIL,
    organisation: { links: values.ORGANIZATION_LINKS, policies: values.ORGANIZATION_POLICIES },
    programsDir: resolve('.build'),
    feedAuthority: values.FEED_AUTHORITY ?? null,
    hasFederation: values.FEDERATION,
    webSubHubUrl: values.WEBSUB_HUB_URL ?? null,
    indexNowKey: values.INDEXNOW_KEY ?? null,
    aiCrawlers: values.AI_CRAWLERS,
    hasChatShare: values.WECHAT_APP_ID !== undefined,
    redis: values.REDIS_URL === undefined ? null : { url: values.REDIS_URL, pageBytes: values.REDIS_MEMORY },
    frontUrls: frontUrls(values),
    pageCacheBytes: values.PAGE_CACHE_DISK,
    pagesAhead: values.PAGES_AHEAD,
    cdnSeconds: values.CDN_SECONDS,
    liveStreams: values.LIVE_STREAMS,
    drainSeconds: values.DRAIN_SECONDS,
    metricsToken: values.METRICS_TOKEN ?? null,
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: values.LOG_LEVEL,
  };
}

/** The settings of the app. With a store or APK address but no scheme set, the scheme is `lianxun`. */
function nativeApp(values: z.output<typeof schema>): Config['app'] {
  const { APP_SCHEME: scheme, APP_STORE_URL: storeUrl, APP_APK_URL: apkUrl } = values;
  const { APP_ANDROID_PACKAGE: name, APP_ANDROID_SHA256: sha256 } = values;
  return {
    scheme: scheme ?? (storeUrl || apkUrl ? 'lianxun' : null),
    storeUrl,
    apkUrl,
    iosId: values.APP_IOS_ID ?? null,
    android: name !== undefined && sha256 !== undefined ? { package: name, sha256 } : null,
  };
}
