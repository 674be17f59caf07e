const AT_ONCE = 2;
const MAX_WAITING = 64;
/** When this many pictures of one member wait, further ones are refused, to leave room for others. */
const MAX_PER_MEMBER = 6;

interface Waiting {
  owner: number;
  start: () => void;
}

/** Owners of the pictures that are being decoded. */
const running: number[] = [];
const waiting: Waiting[] = [];

/**
 * Runs at most two works at a time, so that memory does not grow with the number of uploads, and one per member, so that a
 * member with many pictures does not block the others.
 * @param owner the member; 0 for the program itself, which has no limit of its own
 * @returns the result; null when too many wait, or too many of this member
 */
export async function runQueued<Result>(owner: number, work: () => Promise<Result>): Promise<Result | null> {
  if (waiting.length >= MAX_WAITING || isFull(owner)) return null;
  await new Promise<void>((start) => {
    waiting.push({ owner, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    running.splice(running.indexOf(owner), 1);
    startNext();
  }
}

const isFull = (owner: number) =>
  owner !== 0 && waiting.filter((job) => job.owner === owner).length >= MAX_PER_MEMBER;

function startNext(): void {
  if (running.length >= AT_ONCE) return;
  const index = waiting.findIndex(({ owner }) => owner === 0 || !running.includes(owner));
  const [next] = index === -1 ? [] : waiting.splice(index, 1);
  if (!next) return;
  running.push(next.owner);
  next.start();
}
