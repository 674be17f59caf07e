import type { CallOutput } from '@/backend/contract/calls';
import type { TestBackend } from './backend';

/** Reads which tags were purged, as a portal does. */
export function followPageChanges(backend: TestBackend) {
  const notified: string[] = [];
  let after: number | null = null;
  const read = async (): Promise<void> => {
    const answer = await backend.raw('/internal/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-backend-secret': backend.secret },
      body: JSON.stringify({ after }),
    });
    const { list, last }: CallOutput<'pageChanges'> = (await answer.json()).data;
    notified.push(...list.flatMap(({ tags }) => tags));
    after = last;
  };
  /** Waits until a tag was reported, for ten seconds at most; all tags reported since the last time, or none. */
  const tagsWith = async (tag: string): Promise<string[]> => {
    for (let tries = 0; tries < 200; tries += 1) {
      await read();
      if (notified.includes(tag)) return notified.splice(0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [];
  };
  return {
    tagsWith,
    /** Waits until a tag was reported, for ten seconds at most, and then clears all reported tags. */
    received: async (tag: string): Promise<boolean> => (await tagsWith(tag)).length > 0,
    /** Starts reading at the current position. */
    begin: read,
  };
}
