import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '@/backend/kernel/caller';
import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { SignedIn } from '@/backend/contract/accounts/user';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { signInByProvider, type ProviderProfile } from './sign-in';
import { returnAddress } from './return-address';
import { describeError } from '@/backend/kernel/describe-error';

const TIMEOUT_MS = 8000;
const SCOPE = 'users.read users.email tweet.read';

const tokenAnswer = z.object({ access_token: z.string() });
const userAnswer = z.object({
  data: z.object({
    id: z.string().min(1),
    name: z.string().default(''),
    profile_image_url: z.string().default(''),
    /** Present only when the reader has confirmed it with X. */
    confirmed_email: z.email().optional(),
  }),
});

type Twitter = NonNullable<Config['twitter']>;

function setUp({ config }: Context): Twitter {
  if (!config.twitter) throw new ApiError('providerUnavailable');
  return config.twitter;
}

/** @throws ApiError providerUnavailable */
export async function twitterAuthUrl(context: Context): Promise<CallOutput<'twitterAuthUrl'>> {
  const { id, authorizeUrl } = setUp(context);
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(32).toString('base64url');
  const url = new URL(authorizeUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: returnAddress(context),
    scope: SCOPE,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return { url: url.href, state, verifier, nonce: '' };
}

/** @throws ApiError providerUnavailable, providerFailed, accountClosed, tooManyRequests */
export async function twitterLogin(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'twitterCallback'>,
): Promise<SignedIn> {
  const twitter = setUp(context);
  await countTries(context, byNetwork('providerNetwork', caller.address));
  const profile = await readProfile(twitter, input, returnAddress(context)).catch((error: unknown) => {
    context.log.warn({ error: describeError(error) }, 'X sign-in failed');
    throw new ApiError('providerFailed');
  });
  return signInByProvider(context, caller, profile, input.locale);
}

async function readProfile(
  twitter: Twitter,
  { code, verifier }: { code: string; verifier: string },
  redirectUri: string,
): Promise<ProviderProfile> {
  const basic = Buffer.from(`${encodeURIComponent(twitter.id)}:${encodeURIComponent(twitter.secret)}`);
  const { access_token } = tokenAnswer.parse(
    await fetchJson(`${twitter.apiUrl}/2/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic.toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: twitter.id,
      }),
    }),
  );
  const fields = 'user.fields=profile_image_url,confirmed_email';
  const { data } = userAnswer.parse(
    await fetchJson(`${twitter.apiUrl}/2/users/me?${fields}`, {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );
  return {
    provider: 'twitter',
    subject: data.id,
    verifiedEmail: data.confirmed_email?.toLowerCase() ?? null,
    nickname: data.name,
    avatarUrl: data.profile_image_url.replace('_normal.', '_400x400.'),
  };
}

async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}
