import { z } from 'zod';
import { httpUrl } from '@/backend/contract/process/setting-fields';
import { StartupError } from './errors';

/** Accounts at services whose interfaces want a login; the official account at WeChat is that of the share menu. */
export const channelAccountSettings = {
  X_CLIENT_ID: z.string().min(1).optional(),
  X_CLIENT_SECRET: z.string().min(1).optional(),
  X_REFRESH_TOKEN: z.string().min(1).optional(),
  X_ACCOUNT: z
    .string()
    .regex(/^@\w{1,15}$/)
    .optional(),
  X_API_URL: httpUrl.default('https://api.x.com'),
  BLUESKY_HANDLE: z
    .string()
    .regex(/^(?:[\w-]+\.)+[a-z]+$/i)
    .optional(),
  BLUESKY_APP_PASSWORD: z.string().min(1).optional(),
  BLUESKY_SERVICE_URL: httpUrl.default('https://bsky.social'),
  LINE_CHANNEL_TOKEN: z.string().min(1).optional(),
  LINE_ACCOUNT: z
    .string()
    .regex(/^@[\w.-]{1,20}$/)
    .optional(),
  LINE_API_URL: httpUrl.default('https://api.line.me'),
};

type Settings = z.output<z.ZodObject<typeof channelAccountSettings>>;

export interface XSettings {
  id: string;
  secret: string;
  /** The first refresh token; later ones are stored in the database. */
  refreshToken: string;
  /** With its `@`; null when the operator did not say it. */
  account: string | null;
  apiUrl: string;
}

export interface BlueskySettings {
  handle: string;
  appPassword: string;
  serviceUrl: string;
}

export interface LineSettings {
  token: string;
  /** With its `@`; null when the operator did not say it. */
  account: string | null;
  apiUrl: string;
}

/** The account of each service; null for one that is not configured. */
export interface ChannelAccounts {
  x: XSettings | null;
  bluesky: BlueskySettings | null;
  line: LineSettings | null;
}

/** @throws StartupError for a part of the settings of an account */
export function readChannelAccounts(values: Settings): ChannelAccounts {
  const { LINE_CHANNEL_TOKEN: token, LINE_ACCOUNT: account = null, LINE_API_URL: apiUrl } = values;
  return { x: readX(values), bluesky: readBluesky(values), line: token ? { token, account, apiUrl } : null };
}

function readX(values: Settings): XSettings | null {
  const { X_CLIENT_ID: id, X_CLIENT_SECRET: secret, X_REFRESH_TOKEN: refreshToken } = values;
  if (!id && !secret && !refreshToken) return null;
  if (!id || !secret || !refreshToken)
    throw new StartupError(
      'X_CLIENT_ID, X_CLIENT_SECRET and X_REFRESH_TOKEN are set together. See .env.example.',
    );
  return { id, secret, refreshToken, account: values.X_ACCOUNT ?? null, apiUrl: values.X_API_URL };
}

function readBluesky(values: Settings): BlueskySettings | null {
  const { BLUESKY_HANDLE: handle, BLUESKY_APP_PASSWORD: appPassword } = values;
  if (!handle && !appPassword) return null;
  if (!handle || !appPassword)
    throw new StartupError('BLUESKY_HANDLE and BLUESKY_APP_PASSWORD are set together. See .env.example.');
  return { handle, appPassword, serviceUrl: values.BLUESKY_SERVICE_URL };
}
