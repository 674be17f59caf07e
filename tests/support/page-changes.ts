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
  return {
    /** Waits until a tag was reported, for ten seconds at most, and then clears all reported tags. */
    async received(tag: string): Promise<boolean> {
      for (let tries = 0; tries < 200; tries += 1) {
        await read();
        if (notified.includes(tag)) {
          notified.length = 0;
          return true;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    },
    /** Starts reading at the current position. */
    begin: read,
  };
}
