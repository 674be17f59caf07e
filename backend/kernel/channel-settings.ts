import { z } from 'zod';
import { httpUrl } from '@/backend/contract/process/setting-fields';
import {
  type ChannelAccounts,
  channelAccountSettings,
  readChannelAccounts,
} from './channel-account-settings';
import { StartupError } from './errors';

/** The channels stories are posted to; each is off until its settings are there. */
export const channelSettings = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/)
    .optional(),
  TELEGRAM_CHAT: z
    .string()
    .regex(/^(?:@\w+|-?\d+)$/)
    .optional(),
  TELEGRAM_API_URL: httpUrl.default('https://api.telegram.org'),
  DISCORD_WEBHOOK_URL: httpUrl.optional(),
  CHANNEL_WEBHOOK_URL: httpUrl.optional(),
  CHANNEL_WEBHOOK_SECRET: z.string().min(16).optional(),
  ...channelAccountSettings,
};

type Settings = z.output<z.ZodObject<typeof channelSettings>>;

export interface TelegramSettings {
  token: string;
  /** `@name` of a public channel, or a number. */
  chat: string;
  apiUrl: string;
}

export interface WebhookSettings {
  url: string;
  secret: string;
}

export interface ChannelConfig extends ChannelAccounts {
  telegram: TelegramSettings | null;
  discord: { webhookUrl: string } | null;
  webhook: WebhookSettings | null;
}

/** The settings of each channel; null for one that is not configured. @throws StartupError for half of them */
export function readChannels(values: Settings): ChannelConfig {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT: chat, TELEGRAM_API_URL: apiUrl } = values;
  const { CHANNEL_WEBHOOK_URL: url, CHANNEL_WEBHOOK_SECRET: secret } = values;
  if ((token === undefined) !== (chat === undefined))
    throw new StartupError('TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT are set together. See .env.example.');
  if ((url === undefined) !== (secret === undefined))
    throw new StartupError(
      'CHANNEL_WEBHOOK_URL and CHANNEL_WEBHOOK_SECRET are set together. See .env.example.',
    );
  return {
    ...readChannelAccounts(values),
    telegram: token && chat ? { token, chat, apiUrl } : null,
    discord: values.DISCORD_WEBHOOK_URL ? { webhookUrl: values.DISCORD_WEBHOOK_URL } : null,
    webhook: url && secret ? { url, secret } : null,
  };
}
