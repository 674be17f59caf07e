import type { PasskeyAssertion, PasskeyRegistration } from '@/backend/contract/accounts/passkeys';
import type { CallOutput } from '@/backend/contract/calls';

/** What a browser's own dialog for passkeys came to: `closed` when its reader chose nothing, `known` when it has one already. */
export type Chosen<Credential> =
  { kind: 'chosen'; credential: Credential } | { kind: 'closed' | 'known' | 'failed' };

/** What browsers say beside a credential is asked for by nobody here. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Lets the reader make a passkey. Never throws. */
export async function makePasskey(
  optionsJSON: CallOutput<'passkeyOptions'>,
): Promise<Chosen<PasskeyRegistration>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return chosen(startRegistration({ optionsJSON }).then((made) => ({ ...made, ...NO_EXTENSIONS })));
}

/** Lets the reader use one of their passkeys. Never throws. */
export async function takePasskey(
  optionsJSON: CallOutput<'passkeyLoginOptions'>,
): Promise<Chosen<PasskeyAssertion>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return chosen(startAuthentication({ optionsJSON }).then((taken) => ({ ...taken, ...NO_EXTENSIONS })));
}

async function chosen<Credential>(asked: Promise<Credential>): Promise<Chosen<Credential>> {
  try {
    return { kind: 'chosen', credential: await asked };
  } catch (error) {
    return { kind: kindOf(error) };
  }
}

/** A dialog that was closed, or waited too long, is no failure; browsers say the same of both. */
function kindOf(error: unknown): 'closed' | 'known' | 'failed' {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'closed' : 'failed';
}
