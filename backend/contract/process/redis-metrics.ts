import { Counter, Gauge, type Registry } from 'prom-client';
import type { RedisLink } from './redis';

/** Adds whether Redis is connected, and the counts of commands by result. */
export function measureRedis(registry: Registry, redis: RedisLink): void {
  new Gauge({
    name: 'redis_connected',
    help: '1 while Redis is connected, 0 while it is away',
    registers: [registry],
    collect() {
      this.set(redis.isConnected ? 1 : 0);
    },
  });
  new Counter({
    name: 'redis_commands_total',
    help: 'Commands for Redis: answered, failed, or not sent because it was away',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(redis.counts)) this.inc({ result }, count);
    },
  });
}
