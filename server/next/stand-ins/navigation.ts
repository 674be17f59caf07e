import { renderedAddress } from './rendered-page';

/**
 * In place of Next's functions in what is rendered outside of Next (`next/navigation`): both end the rendering of something
 * that does not exist, or not any more.
 */
export class NothingToShow extends Error {
  constructor(readonly digest: 'missing' | 'withdrawn') {
    super(digest);
  }
}

export function notFound(): never {
  throw new NothingToShow('missing');
}

/** Next's function, which stands for a withdrawn thing here (`lib/platform/calls/read.ts`). */
export function forbidden(): never {
  throw new NothingToShow('withdrawn');
}

/** Next's function: the path of the page that is rendered. */
export const usePathname = (): string => renderedAddress();

/** Next's function: nothing is followed before a browser has the page. */
export const useRouter = (): object => ({});
