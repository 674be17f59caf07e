import { z } from 'zod';
import { HOSTING_MODES } from '@/backend/contract/events/statuses';
import {
  feedAuthority,
  frontSettings,
  redisSettings,
  sender,
} from '@/backend/contract/process/shared-settings';
import { httpUrl, onOff, port, siteUrl } from '@/backend/contract/process/setting-fields';
import { poolSettings } from './pool-settings';
import { sourceSettings } from './source-settings';

/** The settings of the backend; `.env.example` describes each. */
export const settingsSchema = z.object({
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...poolSettings,
  ...redisSettings,
  SITE_URL: siteUrl.optional(),
  SITE_NAME: z.string().min(1).default('链讯'),
  SITE_NAME_EN: z.string().min(1).default('Lianxun'),
  CONTACT_EMAIL: z.email().default('desk@example.org'),
  PORTAL_URL: httpUrl.optional(),
  FEED_AUTHORITY: feedAuthority,
  SAMPLE_CONTENT: onOff.default(true),
  FEEDS_PRIVATE_HOSTS: onOff.default(false),
  ...sourceSettings,
  WEBHOOKS_PRIVATE_HOSTS: onOff.default(false),
  ALERTS_PRIVATE_HOSTS: onOff.default(false),
  EVENT_DATA_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  SUBMISSIONS: z.enum(['open', 'selected']).default('open'),
  OWN_APPROVAL: z.enum(['editors', 'admins']).default('editors'),
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

export type Settings = z.output<typeof settingsSchema>;
