import type { PasskeyAssertion, PasskeyRegistration } from '@/backend/contract/accounts/passkeys';
import type { CallOutput } from '@/backend/contract/calls';

/**
 * The result of the browser's passkey dialog: `closed` when nothing was chosen in time, `known` when the device already
 * has a passkey of this account.
 */
export type Chosen<Credential> =
  { kind: 'chosen'; credential: Credential } | { kind: 'closed' | 'known' | 'failed' };

/** Replaces the results of WebAuthn extensions: none is used here. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** Lets the reader create a passkey. Rejects only when the code for it cannot be loaded. */
export async function makePasskey(
  optionsJSON: CallOutput<'passkeyOptions'>,
): Promise<Chosen<PasskeyRegistration>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return chosen(
    startRegistration({ optionsJSON }).then((registration) => ({ ...registration, ...NO_EXTENSIONS })),
  );
}

/** Lets the reader use one of their passkeys. Rejects only when the code for it cannot be loaded. */
export async function takePasskey(
  optionsJSON: CallOutput<'passkeyLoginOptions'>,
): Promise<Chosen<PasskeyAssertion>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return chosen(startAuthentication({ optionsJSON }).then((taken) => ({ ...taken, ...NO_EXTENSIONS })));
}

async function chosen<Credential>(requested: Promise<Credential>): Promise<Chosen<Credential>> {
  try {
    return { kind: 'chosen', credential: await requested };
  } catch (error) {
    return { kind: kindOf(error) };
  }
}

/** Browsers report a closed dialog and one that timed out in the same way; neither is a failure. */
function kindOf(error: unknown): 'closed' | 'known' | 'failed' {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'closed' : 'failed';
}
