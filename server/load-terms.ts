import { chineseCalls } from '@/backend/contract/chinese/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { Config } from '@/lib/platform/config/config';
import { setDeskTerms } from '@/backend/contract/chinese/desk-terms';

const TIMEOUT_MS = 1500;

/** Reads the desk's dictionary, so that this portal converts by it. @throws Error when the backend does not answer */
export async function loadTerms({ backendUrl, backendSecret }: Config): Promise<void> {
  const { path, output } = chineseCalls.chineseTerms;
  const answer = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backendSecret },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  setDeskTerms(output.parse(Object(await answer.json()).data).list);
}
