import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * When each tag was last said to be out of date. Written to a file before anything else happens, so a restart never
 * brings an old page back.
 */
export class TagLog {
  private readonly times = new Map<string, number>();

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.load();
  }

  invalidate(tags: string[], now = Date.now()): void {
    appendFileSync(this.file, tags.map((tag) => `${now} ${tag}\n`).join(''));
    for (const tag of tags) this.times.set(tag, now);
  }

  /** Whether any of the tags went out of date at or after an instant. */
  isOutdated(tags: string[], since: number): boolean {
    return tags.some((tag) => (this.times.get(tag) ?? 0) >= since);
  }

  private load(): void {
    let text = '';
    try {
      text = readFileSync(this.file, 'utf8');
    } catch {
      return;
    }
    for (const line of text.split('\n')) {
      const space = line.indexOf(' ');
      const time = Number(line.slice(0, space));
      if (space > 0 && time > 0) this.times.set(line.slice(space + 1), time);
    }
    const compact = [...this.times].map(([tag, time]) => `${time} ${tag}\n`).join('');
    writeFileSync(`${this.file}.part`, compact);
    renameSync(`${this.file}.part`, this.file);
  }
}
