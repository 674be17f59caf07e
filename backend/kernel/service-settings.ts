import { readFileSync } from 'node:fs';
import { StartupError } from './errors';
import type { Settings } from './settings-schema';

/** The key letters are signed with, and where its public half is published. */
export interface DkimKey {
  domainName: string;
  keySelector: string;
  /** PEM */
  privateKey: string;
}

export interface OAuthClient {
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

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

/** The client of a login provider; null when it is not configured. @throws StartupError for half of it */
export function readClient(
  name: string,
  id: string | undefined,
  secret: string | undefined,
): OAuthClient | null {
  if (id === undefined && secret === undefined) return null;
  if (id === undefined || secret === undefined)
    throw new StartupError(`${name}_ID and ${name}_SECRET are set together. See .env.example.`);
  return { id, secret };
}

/** The key of letters; null when it is not configured. @throws StartupError for a part of it, or an unreadable file */
export function readDkim(values: Settings): DkimKey | null {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = values;
  if (!domainName && !keySelector && !file) return null;
  if (!domainName || !keySelector || !file)
    throw new StartupError(
      'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE are set together. See .env.example.',
    );
  try {
    return { domainName, keySelector, privateKey: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new StartupError(`DKIM_KEY_FILE: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The account of Stripe; null when it is not configured. @throws StartupError for half of it */
export function readStripe(values: Settings): StripeAccount | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret)
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together. See .env.example.');
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}

/** The bucket of pictures; null when it is not configured. @throws StartupError for a part of it */
export function readS3(values: Settings): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new StartupError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together. See .env.example.',
    );
  return { endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey };
}
