import { LRUCache } from 'lru-cache';
import { tags } from '@/backend/contract/tags';
import { originalAddress, PICTURE_SCALER } from '@/lib/platform/next/picture-scaler';

const MAX_PICTURES = 20_000;
const TIMEOUT_MS = 3000;
const SCALED = `${PICTURE_SCALER}?`;
const STORED = /^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png|gif|webp)$/;

/** The stored picture that an address shows, in its original size or scaled; null for any other address. */
export function pictureAt(address: string): string | null {
  const path = address.startsWith(SCALED)
    ? originalAddress(new URLSearchParams(address.slice(SCALED.length)))
    : address;
  const stored = path?.split(/[?#]/)[0];
  return stored && STORED.test(stored) ? stored : null;
}

export const isScaled = (address: string): boolean => address.startsWith(SCALED);

interface Known {
  isClosed: boolean;
  /** Position in the log of tags before the backend was asked. */
  since: number;
}

/** The log in which outdated tags are recorded. */
interface Changes {
  readonly position: number;
  isOutdated: (tags: string[], since: number) => boolean;
}

/**
 * Knows which pictures were removed. Scaled copies are in a folder of the framework, which does not know of removals.
 * The backend is asked once for each picture, and again after the picture was removed or restored.
 */
export class ClosedPictures {
  private readonly known = new LRUCache<string, Known>({ max: MAX_PICTURES });

  /** @param changes the log of tags */
  constructor(
    private readonly backendUrl: string,
    private readonly changes: () => Changes,
  ) {}

  /** @param path `/uploads/…`. While the backend does not answer, the last known state is returned. */
  async isClosed(path: string): Promise<boolean> {
    const changes = this.changes();
    const before = this.known.get(path);
    if (before && !changes.isOutdated([tags.picture(path), tags.all], before.since)) return before.isClosed;
    const since = changes.position;
    try {
      const answer = await fetch(`${this.backendUrl}${path}`, {
        method: 'HEAD',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status >= 500) return before?.isClosed ?? false;
      const isClosed = answer.status === 410;
      this.known.set(path, { isClosed, since });
      return isClosed;
    } catch {
      return before?.isClosed ?? false;
    }
  }
}
