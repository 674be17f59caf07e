import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What every program records about its requests. */
export interface Metrics {
  registry: Registry;
  /** @param route the template, not the path, because a counter of every value stays in memory */
  record(request: { method: string; route: string; status: number; seconds: number }): void;
}

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Readers who wait longer than this for a page leave. */
const SLOW_SECONDS = 2.5;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The counters of one program, and memory, CPU and event loop of its process. */
export function createMetrics(program: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route template, method and status',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const slow = new Counter({
    name: 'http_slow_requests_total',
    help: `Requests that took longer than ${SLOW_SECONDS} seconds`,
    labelNames: ['route'],
    registers: [registry],
  });
  return {
    registry,
    record({ method, route, status, seconds }) {
      requests.inc({ route, method: METHODS.includes(method) ? method : 'other', status });
      durations.observe({ route }, seconds);
      if (seconds > SLOW_SECONDS) slow.inc({ route });
    },
  };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request may read the metrics. If a token is set, the request has to carry it; otherwise it has to come from
 * this machine itself, and not through a proxy on it.
 */
export function mayReadMetrics(
  token: string | null,
  peer: string | undefined,
  header: (name: string) => string | undefined,
): boolean {
  if (token !== null) {
    const authorization = Buffer.from(header('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return authorization.length === wanted.length && timingSafeEqual(authorization, wanted);
  }
  return LOOPBACK.test(peer ?? '') && FORWARDED.every((name) => header(name) === undefined);
}
