import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open';

/** The longest time `error` waits for an answer, in ms. */
const LIMIT_MS = 2000;
/** How long an answer is reused, in ms. */
const STORED_MS = 1000;
/** How long the database counts as full after a statement failed for lack of space, in ms. */
const FULL_MS = 30_000;
const PROBE_BYTES = 64 * 1024;
/** PostgreSQL's codes for a full disk, and for failed reading or writing. */
const FULL_CODES = ['53100', '58030'];

/** Checks, once at a time, whether this backend can write to its database and its data folder. */
export class Probe {
  private pending: Promise<string | null> | null = null;
  private latest: { until: number; error: string | null } | null = null;
  private fullUntil = 0;
  private checkedSince: number | null = null;

  constructor(
    private readonly database: Database,
    private readonly dataDir: string,
  ) {}

  /** The reason why the backend cannot work, or null; answers within two seconds. */
  async error(): Promise<string | null> {
    if (performance.now() < this.fullUntil) return 'database full';
    if (this.latest && performance.now() < this.latest.until) return this.latest.error;
    const late = new Promise<string>((resolve) => setTimeout(resolve, LIMIT_MS, this.lateError()).unref());
    return Promise.race([this.check(), late]);
  }

  /** How long the running check has waited for the database, in ms; 0 when no check is running. */
  silentMs(): number {
    return this.checkedSince === null ? 0 : performance.now() - this.checkedSince;
  }

  /** Records the error of a failed request, because a full disk is noticed there first. */
  record(error: unknown): void {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    if (FULL_CODES.includes(code)) this.fullUntil = performance.now() + FULL_MS;
  }

  private lateError(): string {
    return this.database.longWork === null ? 'database does not answer' : `busy: ${this.database.longWork}`;
  }

  private check(): Promise<string | null> {
    this.pending ??= this.findError().then((problem) => {
      this.pending = null;
      this.latest = { until: performance.now() + STORED_MS, error: problem };
      return problem;
    });
    return this.pending;
  }

  private async findError(): Promise<string | null> {
    this.checkedSince = performance.now();
    const database = await this.database.sql`
      insert into settings (key, value) values ('probe', to_jsonb(now()))
      on conflict (key) do update set value = excluded.value`.then(
      () => null,
      (error: unknown) => `database: ${error instanceof Error ? error.message : String(error)}`,
    );
    this.checkedSince = null;
    return database ?? (await folderError(this.dataDir));
  }
}

async function folderError(folder: string): Promise<string | null> {
  const file = join(folder, `.probe.${process.pid}`);
  try {
    const handle = await open(file, 'w');
    try {
      await handle.write('.'.repeat(PROBE_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return null;
  } catch (error) {
    return `data folder: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
