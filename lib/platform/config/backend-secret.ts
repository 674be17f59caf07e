import { timingSafeEqual } from 'node:crypto';
import { getConfig } from './config';

/** Whether a request comes from the backend. */
export function isBackend(request: Request): boolean {
  const headerSecret = Buffer.from(request.headers.get('x-backend-secret') ?? '');
  const secret = Buffer.from(getConfig().backendSecret);
  return secret.length > 0 && headerSecret.length === secret.length && timingSafeEqual(headerSecret, secret);
}
