import * as oidc from 'openid-client';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { SignedIn } from '@/backend/contract/accounts/user';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { signInByProvider } from './sign-in';
import { returnAddress } from './return-address';
import { describeError } from '@/backend/kernel/describe-error';

const TIMEOUT_SECONDS = 8;
const SCOPE = 'openid email profile';

const discovered = new Map<string, Promise<oidc.Configuration>>();

/** @throws ApiError providerUnavailable when Google sign-in is not set up */
async function setUp(context: Context): Promise<oidc.Configuration> {
  const { google } = context.config;
  if (!google) throw new ApiError('providerUnavailable');
  const key = `${google.issuer} ${google.id}`;
  const cachedDiscovery = discovered.get(key);
  if (cachedDiscovery) return cachedDiscovery;
  const isPlain = google.issuer.startsWith('http://');
  const discovery = oidc.discovery(new URL(google.issuer), google.id, google.secret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The id token's signature is checked even though it comes from the provider itself.
      oidc.enableNonRepudiationChecks,
      ...(isPlain ? [oidc.allowInsecureRequests] : []),
    ],
  });
  discovered.set(key, discovery);
  // A failed discovery is not cached: the next call tries again.
  discovery.catch(() => discovered.delete(key));
  return discovery;
}

/** @throws ApiError providerUnavailable, providerFailed */
export async function googleAuthUrl(context: Context): Promise<CallOutput<'googleAuthUrl'>> {
  const config = await reach(context, () => setUp(context));
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(context),
    scope: SCOPE,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    prompt: 'select_account',
  });
  return { url: url.href, state, verifier, nonce };
}

/**
 * Exchanges the code and takes openid, e-mail, avatar and nickname from the signed id token, never from the call.
 * @throws ApiError providerUnavailable, providerFailed, accountClosed, tooManyRequests
 */
export async function googleLogin(
  context: Context,
  caller: Caller,
  input: CallParsedInput<'googleLogin'>,
): Promise<SignedIn> {
  if (!context.config.google) throw new ApiError('providerUnavailable');
  await countTries(context, byNetwork('providerNetwork', caller.address));
  const claims = await reach(context, () => exchange(context, input));
  if (!claims) throw new ApiError('providerFailed');
  const { sub, email, name, picture } = claims;
  const isVerified = claims.email_verified === true && typeof email === 'string';
  return signInByProvider(
    context,
    caller,
    {
      provider: 'google',
      subject: sub,
      verifiedEmail: isVerified ? email.trim().toLowerCase() : null,
      nickname: typeof name === 'string' ? name : '',
      avatarUrl: typeof picture === 'string' ? picture : '',
    },
    input.locale,
  );
}

async function exchange(context: Context, { code, verifier, nonce }: CallParsedInput<'googleLogin'>) {
  const config = await setUp(context);
  const address = new URL(returnAddress(context));
  address.searchParams.set('code', code);
  // The portal received the code and compared the state, so the issuer is the configured one.
  const { issuer, authorization_response_iss_parameter_supported: isNamed } = config.serverMetadata();
  if (isNamed) address.searchParams.set('iss', issuer);
  const tokens = await oidc.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  return tokens.claims();
}

async function reach<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    context.log.warn({ error: describeError(error) }, 'Google sign-in failed');
    throw new ApiError('providerFailed');
  }
}
