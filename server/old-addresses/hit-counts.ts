import type { BackendCall } from './call-backend';

const PAUSE_MS = 5000;
/** The most rows of a report. */
const MAX_ROWS = 1000;

/** Counts how often rows of the table answered, and reports it in one call for many. */
export class HitCounts {
  private counts = new Map<number, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly callBackend: BackendCall) {}

  add(id: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    if (this.counts.size >= MAX_ROWS) return void this.report();
    this.timer ??= setTimeout(() => void this.report(), PAUSE_MS).unref();
  }

  /** Reports what was counted. Never rejects; counts that the backend does not take are lost. */
  async report(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const list = [...this.counts].map(([id, count]) => ({ id, count }));
    this.counts = new Map();
    if (list.length > 0) await this.callBackend('countRedirectHits', { list }).catch(() => undefined);
  }
}
