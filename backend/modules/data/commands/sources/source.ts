import type { SourceName } from '@/backend/contract/data/sources';
import type { Point } from '@/backend/modules/data/commands/add-points';
import type { SourceKey } from '@/backend/modules/data/queries/source-series';

/** Points of one series, in its unit. */
export interface Reading {
  key: SourceKey;
  points: Point[];
}

/** One thing that is asked of a source. */
export interface SourceRequest {
  /** Unique within its source. */
  name: string;
  /** Path and query after the base address; empty where that is the whole address. */
  path: string;
  /** The base address of this request, where the source has several; the operator's own address replaces it, too. */
  base?: string;
  everyMinutes: number;
  /** The series it fills. */
  keys: readonly SourceKey[];
  /**
   * Reads the answer.
   * @throws ZodError or Error when it is not as the service documents it
   */
  read: (answer: string, now: Date) => Reading[];
}

/** A service: what is asked of it, and how often it may be asked. */
export interface DataSource {
  name: SourceName;
  /** Requests within a minute, fewer than the service allows. */
  perMinute: number;
  /** In this order after a start: histories first, so that a chart is never a single point. */
  requests: readonly SourceRequest[];
}
