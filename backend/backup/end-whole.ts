import { rmSync } from 'node:fs';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
const DELETE_TRIES = 10;

/** What is deleted when this program gets a signal to end. */
const begun = new Set<string>();
let isPastReturn = false;

/**
 * At SIGINT or SIGTERM, deletes what was begun and ends with the code of the signal. After `passReturn` the work is
 * finished instead: what remains is short.
 */
export function removeOnSignal(): void {
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.on(signal, () => {
      if (isPastReturn) return;
      for (const path of begun) remove(path);
      process.exit(code);
    });
}

/** Does work with a file or folder that is deleted in the end, also when a signal ends this program. */
export async function withRemoved<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  begun.add(path);
  try {
    return await work();
  } finally {
    remove(path);
    begun.delete(path);
  }
}

/** From here on a signal does not end this program. */
export function passReturn(): void {
  isPastReturn = true;
}

/** A database may still be writing into a folder that is deleted: then it is not empty at once. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: DELETE_TRIES });
}
