import { randomBytes } from 'node:crypto';

/**
 * A random name for this browser, made when somebody begins to sign in: failed tries and requests of other browsers are
 * not counted against it. It signs nobody in.
 */
export const DEVICE_COOKIE = 'lx_device';
/** As long as browsers keep any cookie. */
export const DEVICE_SECONDS = 400 * 86_400;

const NAME = /^[\w-]{43}$/;

export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The name in a cookie; empty when it is none of ours. */
export const deviceOf = (value: string | undefined): string => (value && NAME.test(value) ? value : '');
