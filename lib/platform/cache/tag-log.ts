import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TagChanges } from './tag-changes';

/** Marks a line with the number of the backend's last change; no tag begins with it. */
const CHANGE = '@';
/** A file with this many lines more than twice the number of tags is rewritten with only one line per tag. */
const MAX_LINES = 100_000;

/**
 * The order in which tags went out of date. An answer is out of date when one of its tags has a later position than the
 * one at which the request for it began; clocks do not matter. Changes are also written to a file, so that a restart never
 * shows an old page again.
 */
export class TagLog {
  /** The same order in the backend's numbers, as far back as they are known. */
  readonly changes = new TagChanges();
  private readonly positions = new Map<string, number>();
  private last = 0;
  private change: number | null = null;
  private lines = 0;
  private failure: unknown = null;

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.load();
  }

  /** The position of the last entry; it grows with every change. */
  get position(): number {
    return this.last;
  }

  /** The newest known change of the backend; null before the first. */
  get lastChange(): number | null {
    return this.change;
  }

  /** Why the file could not be written the last time; null when it is complete. */
  get writeError(): unknown {
    return this.failure;
  }

  /**
   * Marks tags as out of date. When the file cannot be written, they are marked in memory, and the whole file is written
   * with the next change; after a restart before that, the backend reports the change again, whose number is not in the
   * file either.
   * @param change the number of the backend's change; without it, the last known one
   */
  invalidate(tags: string[], change: number | null = this.change): void {
    const position = this.last + 1;
    for (const tag of tags) this.positions.set(tag, position);
    this.last = position;
    if (change !== null) this.recordChange(change, tags);
    this.change = change;
    const lines = [...tags, ...(change === null ? [] : [`${CHANGE}${change}`])];
    this.lines += lines.length;
    this.write(() => {
      // A failed attempt may have left half a line, so the file is replaced.
      if (this.failure !== null || this.lines > 2 * this.positions.size + MAX_LINES) this.compact();
      else appendFileSync(this.file, lines.map((line) => `${position} ${line}\n`).join(''));
    });
  }

  private write(change: () => void): void {
    try {
      change();
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }

  /** Whether any of the tags went out of date after a position; true for a position the log has not reached yet. */
  isOutdated(tags: string[], since: number): boolean {
    return since > this.last || tags.some((tag) => (this.positions.get(tag) ?? 0) > since);
  }

  /**
   * A change without a higher number than the last, such as the first one reported, may follow changes that are not
   * known.
   */
  private recordChange(change: number, tags: string[]): void {
    if (this.change !== null && change > this.change) this.changes.record(change, tags);
    else this.changes.beginAt(change);
  }

  private load(): void {
    let text = '';
    try {
      text = readFileSync(this.file, 'utf8');
    } catch {
      return;
    }
    // The last line may be incomplete.
    for (const line of text.split('\n').slice(0, -1)) {
      const space = line.indexOf(' ');
      const position = Number(line.slice(0, space));
      const name = line.slice(space + 1);
      if (space < 1 || !(position > 0)) continue;
      if (name.startsWith(CHANGE)) this.change = Number(name.slice(CHANGE.length));
      else this.positions.set(name, position);
      this.last = Math.max(this.last, position);
    }
    if (this.change !== null) this.changes.beginAt(this.change);
    this.write(() => this.compact());
  }

  private compact(): void {
    const lines = [...this.positions].map(([tag, position]) => `${position} ${tag}\n`);
    if (this.change !== null) lines.push(`${this.last} ${CHANGE}${this.change}\n`);
    writeFileSync(`${this.file}.part`, lines.join(''));
    renameSync(`${this.file}.part`, this.file);
    this.lines = lines.length;
  }
}
