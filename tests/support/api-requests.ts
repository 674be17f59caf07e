import type { MemberSite } from './members';

/** Sends a request to the public interface of the members' site. */
export async function request({ site }: MemberSite, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.base}/api/v1${path}`, init);
  return { answer, body: answer.status === 304 ? null : await answer.json() };
}

/** A request that sends an input with a key. */
export const writing = (key: string, input: object, further: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...further },
  body: JSON.stringify(input),
});
