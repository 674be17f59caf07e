import { createHmac } from 'node:crypto';

/** The secret that the edge caches require before they purge pages; derived from the backend's secret. */
export function frontSecret(backendSecret: string): string {
  return createHmac('sha256', backendSecret).update('front').digest('hex');
}
