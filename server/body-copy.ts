import { concatInOwnMemory } from '@/lib/platform/cache/own-memory';

/**
 * Collects a body that is sent in several pieces. If it becomes longer than `max` bytes, it is discarded and `done` is
 * not called.
 */
export class BodyCopy {
  private pieces: Buffer[] = [];
  private length = 0;

  constructor(
    private readonly max: number,
    private readonly done: (body: Buffer) => void,
  ) {}

  /** @param args the arguments of `write` or `end`: a piece and its encoding, both optional */
  add([draft, encoding]: readonly unknown[]): void {
    const bytes = toBytes(draft, encoding);
    this.length += bytes.length;
    if (this.length <= this.max) this.pieces.push(bytes);
    else this.pieces = [];
  }

  finish(): void {
    if (this.length <= this.max) this.done(concatInOwnMemory(this.pieces));
    this.pieces = [];
  }
}

function toBytes(draft: unknown, encoding: unknown): Buffer {
  if (typeof draft === 'string')
    return Buffer.from(
      draft,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  return draft instanceof Uint8Array ? Buffer.from(draft) : Buffer.alloc(0);
}
