import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { redirectCalls } from '@/backend/contract/redirects/calls';
import type { Config } from '@/lib/platform/config/config';

const TIMEOUT_MS = 1000;

type Request = 'findRedirect' | 'redirectHosts' | 'countRedirectHits';
export type BackendCall = <Name extends Request>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>;

/** What asks the backend about old addresses. It throws when there is no answer within a second. */
export function backendCaller({
  backendUrl,
  backendSecret,
}: Pick<Config, 'backendUrl' | 'backendSecret'>): BackendCall {
  return async <Name extends Request>(name: Name, input: CallInput<Name>) => {
    const { path, output } = redirectCalls[name];
    const answer = await fetch(`${backendUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.secret]: backendSecret },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return output.parse(Object(await answer.json()).data) as CallOutput<Name>;
  };
}
