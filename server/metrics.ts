import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge } from 'prom-client';
import { createMetrics, mayReadMetrics, type Metrics } from '@/backend/contract/process/metrics';
import { measureDisk } from '@/backend/contract/process/disk-metrics';
import { measureRedis } from '@/backend/contract/process/redis-metrics';
import { cacheCounts } from '@/lib/platform/cache/counts';
import { cacheStores } from '@/lib/platform/cache/stores';
import { COUNTED_FOLDER } from '@/lib/platform/routing/file-addresses';
import { splitAddress } from '@/lib/platform/routing/local-address';
import { matchRoute } from '@/lib/platform/routing/match';
import { changesAgeSeconds } from './changes-read';

/** The portal's counters. */
export function createPortalMetrics(streams: { size: number }, dataDir: string): Metrics {
  const metrics = createMetrics('portal');
  measureDisk(metrics.registry, dataDir);
  new Gauge({
    name: 'page_changes_last',
    help: 'Number of the newest change of pages this portal knows',
    registers: [metrics.registry],
    collect() {
      this.set(cacheStores().log.lastChange ?? 0);
    },
  });
  new Gauge({
    name: 'page_changes_age_seconds',
    help: 'Time since this portal last read what has changed',
    registers: [metrics.registry],
    collect() {
      this.set(changesAgeSeconds());
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Open pages that are told of new flashes',
    registers: [metrics.registry],
    collect() {
      this.set(streams.size);
    },
  });
  new Counter({
    name: 'page_cache_reads_total',
    help: 'Reads of the page cache: hit, miss, outdated by a change, shared by another portal, older and shown in the place of a failure, or answered without it',
    labelNames: ['result'],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cacheCounts())) this.inc({ result }, count);
    },
  });
  const { shared } = cacheStores();
  if (shared) measureRedis(metrics.registry, shared.redis);
  return metrics;
}

/** Answers `/metrics`; with 404 to requests that may not read them (`mayReadMetrics`). */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { registry }: Metrics,
  token: string | null,
): Promise<void> {
  const header = (name: string) => request.headers[name]?.toString();
  if (!mayReadMetrics(token, request.socket.remoteAddress, header)) return void response.writeHead(404).end();
  response.setHeader('content-type', registry.contentType);
  response.end(await registry.metrics());
}

/** The label of an address in the metrics: the route name for a page, the folder for any other address, or `other`. */
export function routeOf(url: string): string {
  const path = url.split('?')[0] ?? '/';
  const folder = COUNTED_FOLDER.exec(path)?.[1];
  if (folder) return `/${folder}`;
  try {
    return matchRoute(splitAddress(path).path)?.name ?? 'other';
  } catch {
    return 'other';
  }
}
