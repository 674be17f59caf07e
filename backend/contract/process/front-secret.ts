import { createHmac } from 'node:crypto';

/** The secret the caches in front of the portal require before they drop pages; derived from the backend's secret. */
export function frontSecret(backendSecret: string): string {
  return createHmac('sha256', backendSecret).update('front').digest('hex');
}
