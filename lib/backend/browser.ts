/**
 * Asks one of the portal's own route handlers from the browser.
 * @throws Error when there is no good answer
 */
export async function getJson<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json() as Promise<Answer>;
}
