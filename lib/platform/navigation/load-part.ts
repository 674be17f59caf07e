import { beginWaiting, LOAD_TIMEOUT_MS } from './waiting';

/**
 * Runs a dynamic `import()` with a time limit. A browser waits for ever on a connection that hangs, and a second
 * `import()` waits with the first; only reloading the page helps, which the reader is then offered.
 * @throws Error named ChunkLoadError after two minutes; before that, whatever `load` throws
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
