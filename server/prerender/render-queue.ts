import { performance } from 'node:perf_hooks';

/** How many pages are rendered at once while the process is busy. */
const MAX_WHILE_BUSY = 6;
/** The share of time without rest from which the process counts as busy. */
const BUSY_SHARE = 0.9;
/** How often waiting pages are looked at. */
const LOOK_MS = 50;

/**
 * Limits how many pages are rendered at once while the process is busy. Dozens at once would share the event loop, no
 * health check would be answered between them, and an edge cache would take the portal for stopped. They would not be
 * finished earlier either. While the process rests, because a page waits for the backend, any number may begin.
 */
export class RenderQueue {
  private active = 0;
  private readonly waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;

  /** @param readBusyShare the share of time since the last reading that the process did not rest, 0 to 1 */
  constructor(private readonly readBusyShare: () => number = busyShareReader()) {}

  /**
   * Renders a page when it is its turn, first come, first served.
   * @param isGone whether nobody waits for the page any more; then it is not rendered
   */
  async run(render: () => Promise<void>, isGone: () => boolean): Promise<void> {
    if (this.active < MAX_WHILE_BUSY) this.active += 1;
    else await this.wait();
    try {
      if (!isGone()) await render();
    } finally {
      this.active -= 1;
      if (this.active < MAX_WHILE_BUSY) this.begin(1);
    }
  }

  private wait(): Promise<void> {
    if (this.timer === null) {
      this.readBusyShare();
      this.timer = setInterval(() => this.look(), LOOK_MS).unref();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Lets as many more begin as may run at once, if the process rests although pages are being rendered. */
  private look(): void {
    if (this.readBusyShare() >= BUSY_SHARE) return;
    this.begin(MAX_WHILE_BUSY);
  }

  /** Lets the next pages begin. @param max how many at most */
  private begin(max: number): void {
    for (const resolve of this.waiting.splice(0, max)) {
      this.active += 1;
      resolve();
    }
    if (this.timer === null || this.waiting.length > 0) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}

/** Reads the share of time since the last reading that the event loop did not rest, 0 to 1. */
function busyShareReader(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
