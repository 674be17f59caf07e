import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { PROVIDERS, type Provider } from '@/backend/contract/accounts/user';
import { callFor, refusal } from '@/lib/platform/calls/member-call';
import { getConfig } from '@/lib/platform/config/config';
import { signIn } from './session-actions';
import { authCookie, PROVIDER_COOKIE } from '@/lib/platform/session/cookies';
import type { ProxyHandler } from '@/lib/platform/session/proxy';

/** Seconds a reader may take at the provider. */
const SECONDS = 10 * 60;
const CALLS = {
  google: { begin: 'googleAuthUrl', end: 'googleLogin' },
  twitter: { begin: 'twitterAuthUrl', end: 'twitterCallback' },
} as const satisfies Record<Provider, object>;

const begun = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
});
const requested = z.object({ url: z.string(), state: z.string(), verifier: z.string(), nonce: z.string() });
const brought = z.object({ code: z.string().min(1).max(2000), state: z.string().max(500) });

/**
 * The address of the provider's page; the state, which is compared when the reader returns, is stored in a sealed
 * cookie.
 */
export const beginProvider =
  (provider: Provider): ProxyHandler =>
  async (caller, input) => {
    const answer = await callFor(caller, CALLS[provider].begin, input);
    const parsedReply = requested.safeParse(answer.envelope.data);
    if (answer.envelope.code !== SUCCESS_CODE || !parsedReply.success) return answer;
    const { url, ...stored } = parsedReply.data;
    const sealed = await sealData(
      { provider, ...stored },
      { password: getConfig().sessionSecret, ttl: SECONDS },
    );
    return {
      ...answer,
      envelope: { ...answer.envelope, data: { url } },
      cookies: [authCookie(PROVIDER_COOKIE, sealed, SECONDS)],
    };
  };

/**
 * Signs in with the code and state from the provider. Status 400 with `providerFailed` unless this browser began the
 * sign-in with the same state.
 */
export const endProvider =
  (sealed: string | undefined): ProxyHandler =>
  async (caller, input) => {
    const stored = await openBegun(sealed);
    const parsedInput = brought.safeParse(input);
    if (!stored || !parsedInput.success || parsedInput.data.state !== stored.state)
      return { status: 400, envelope: refusal('providerFailed', caller.locale) };
    const { provider, verifier, nonce } = stored;
    const extras = provider === 'google' ? { nonce } : {};
    const answer = await signIn(CALLS[provider].end)(caller, {
      code: parsedInput.data.code,
      verifier,
      locale: caller.locale,
      ...extras,
    });
    return { ...answer, cookies: [...(answer.cookies ?? []), authCookie(PROVIDER_COOKIE, '', 0)] };
  };

async function openBegun(sealed: string | undefined): Promise<z.infer<typeof begun> | null> {
  if (!sealed) return null;
  try {
    return begun.parse(await unsealData(sealed, { password: getConfig().sessionSecret, ttl: SECONDS }));
  } catch {
    return null;
  }
}
