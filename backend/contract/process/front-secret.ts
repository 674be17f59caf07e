import { createHmac } from 'node:crypto';

/** What the caches in front of the portal want to hear before they drop pages; follows from the backend's secret. */
export function frontSecret(backendSecret: string): string {
  return createHmac('sha256', backendSecret).update('front').digest('hex');
}
