import { randomBytes } from 'node:crypto';

/**
 * A random id for this browser, made when somebody begins to sign in, so that failed attempts and requests of other
 * browsers do not count against its limits. It signs nobody in.
 */
export const DEVICE_COOKIE = 'lx_device';
/** The longest lifetime that browsers allow a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 86_400;

const NAME = /^[\w-]{43}$/;

export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The id in a cookie; empty when it is malformed. */
export const deviceOf = (value: string | undefined): string => (value && NAME.test(value) ? value : '');
