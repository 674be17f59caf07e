import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { afterLoad } from '@/lib/platform/navigation/after-load';

const RETRY_MS = 10_000;
const IS_SERVER = typeof window === 'undefined';

/**
 * A part of the page that stands in its HTML at once and begins to react when the page has come to rest, or at the
 * reader's first touch or key; its program comes only then. While that does not come, the part stays as it is, and the
 * program is asked for again. For parts without others in them: what a part holds waits with it.
 */
export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> = lazy(async () => ({
    default: await (IS_SERVER ? load() : loadAtRest(load)),
  }));
  // So that the server has it before its first page, which is then sent in one piece.
  if (IS_SERVER) void load().then((loaded) => (part = loaded));

  return function HydrateLater(props: Props) {
    return <Suspense>{createElement(part, props)}</Suspense>;
  };
}

async function loadAtRest<Part>(load: () => Promise<Part>): Promise<Part> {
  await afterLoad();
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
