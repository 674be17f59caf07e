import { beginWaiting, LOAD_TIMEOUT_MS } from './waiting';

/**
 * Loads a part of the program that is fetched when it is needed. A browser waits without end for a connection that
 * hangs, and a second `import()` waits with the first. Only loading the page anew helps; the reader is offered that.
 * @throws Error named ChunkLoadError after two minutes; whatever `load` throws before
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const end = beginWaiting(location.href);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('loading chunk timed out'), { name: 'ChunkLoadError' }));
    }, LOAD_TIMEOUT_MS);
  });
  const loaded = load();
  loaded.then(end, end);
  try {
    return await Promise.race([loaded, late]);
  } finally {
    clearTimeout(timer);
  }
}
