import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Writes a tar.gz as it is read, and remembers the SHA-256 of each entry. */
export class ArchiveWriter {
  readonly sums: Record<string, string> = {};
  private readonly tar = pack();
  /** The bytes of the archive. The stream fails when writing fails. */
  readonly output: Readable;
  private readonly piped: Promise<void>;

  constructor() {
    const output = new PassThrough();
    this.output = output;
    this.piped = pipeline(this.tar, createGzip({ level: 6 }), output);
    this.piped.catch(() => undefined);
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.sums[name] = createHash('sha256').update(bytes).digest('hex');
    await this.send(name, bytes.length, [bytes]);
  }

  /** Adds a file of the disk. A file that no longer exists is left out. */
  async addFile(name: string, file: string): Promise<void> {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return;
    const hash = createHash('sha256');
    const chunks = createReadStream(file, { end: Math.max(0, info.size - 1) });
    const hashed = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await this.send(name, info.size, info.size === 0 ? [] : hashed());
    this.sums[name] = hash.digest('hex');
  }

  async finish(): Promise<void> {
    this.tar.finalize();
    await this.piped;
  }

  fail(error: unknown): void {
    this.output.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  private async send(
    name: string,
    size: number,
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<void> {
    const entry = this.tar.entry({ name, size, mode: 0o600 });
    await pipeline(chunks, entry);
  }
}
