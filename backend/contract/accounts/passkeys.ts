import { z } from 'zod';
import { ownership } from './fields';
import { signedIn } from './user';
import { defineCall } from '@/backend/contract/call';
import { dateTime, id } from '@/backend/contract/fields';
import { PASSKEY_NAME_MAX_LENGTH } from './limits';

const MAX_TEXT = 16_384;
const base64url = z
  .string()
  .max(MAX_TEXT)
  .regex(/^[\w-]*$/, 'notAllowed');
const publicKeyType = z.literal('public-key');
const attachment = z.enum(['cross-platform', 'platform']);
const transports = z.array(z.string().max(20)).max(10);
/** Extension results that browsers send with a credential; they are ignored. */
const extensions = z.object({});

/** What a browser sends for a new passkey, in the JSON form of WebAuthn. */
const registration = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
  authenticatorAttachment: attachment.optional(),
  clientExtensionResults: extensions,
  type: publicKeyType,
});

/** What a browser sends when a passkey is used to sign in. */
const assertion = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  authenticatorAttachment: attachment.optional(),
  clientExtensionResults: extensions,
  type: publicKeyType,
});
export type PasskeyAssertion = z.infer<typeof assertion>;
export type PasskeyRegistration = z.infer<typeof registration>;

/** Options for creating a passkey. `timeout` in milliseconds. */
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKeyType })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKeyType })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Options for signing in with any passkey the browser has. `timeout` in milliseconds. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

const passkey = z.object({
  id,
  name: z.string(),
  /** Whether a password manager copies it to other devices. */
  is_synced: z.boolean(),
  created_time: dateTime,
  /** Null until it is used to sign in. */
  last_used_time: dateTime.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyCalls = {
  passkeys: defineCall({
    path: '/myPasskeys',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Own passkeys, newest first',
    input: z.object({}),
    output: z.object({ list: z.array(passkey) }),
  }),
  passkeyOptions: defineCall({
    path: '/passkeyOptions',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Begin adding a passkey: the password or a proof; the answer goes to the browser',
    input: z.object(ownership),
    output: creationOptions,
  }),
  addPasskey: defineCall({
    path: '/addPasskey',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Add a passkey: what the browser answered to the options, within ten minutes',
    input: z.object({
      credential: registration,
      name: z.string().trim().max(PASSKEY_NAME_MAX_LENGTH, 'tooLong').default(''),
    }),
    output: passkey,
  }),
  removePasskey: defineCall({
    path: '/removePasskey',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Remove one of the own passkeys: the password or a proof',
    input: z.object({ id, ...ownership }),
    output: z.object({ removed: z.boolean() }),
  }),
  passkeyLoginOptions: defineCall({
    path: '/passkeyLoginOptions',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary: 'Begin signing in with a passkey; the answer goes to the browser',
    input: z.object({}),
    output: requestOptions,
  }),
  passkeyLogin: defineCall({
    path: '/passkeyLogin',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary: 'Sign in with a passkey: what the browser answered to the options, within ten minutes',
    input: z.object({ credential: assertion }),
    output: signedIn,
  }),
};
