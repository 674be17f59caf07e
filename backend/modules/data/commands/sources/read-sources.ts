import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { SourceSetting } from '@/backend/contract/data/sources';
import { dataSeries } from '@/backend/db/schema/data';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { ALL_SOURCES } from './all-sources';
import { fetchAnswer, SourceRefusal } from './fetch-answer';
import { claimRequest, recordFailure, recordSuccess } from './request-states';
import type { SourceRequest } from './source';
import { storeReading } from './store-reading';
import { startDownsampling } from './downsample-points';

const EVERY_MS = 5000;

/** Reads the services of `DATA_SOURCES`, if there are any. @returns a function that stops it */
export function startDataSources(context: Context): () => Promise<void> {
  if (context.config.dataSources.length === 0) return () => Promise.resolve();
  const stops = [
    runEvery(context, EVERY_MS, 'reading data sources', () => readDueSources(context)),
    startDownsampling(context),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Makes at most one request to each source: the next that is due. */
export async function readDueSources(
  context: Context,
  limits?: Parameters<typeof fetchAnswer>[3],
): Promise<void> {
  await Promise.all(
    context.config.dataSources.map(async (setting) => {
      const request = await claimRequest(context, ALL_SOURCES[setting.name]);
      if (request) await readSource(context, setting, request, limits);
    }),
  );
}

async function readSource(
  context: Context,
  setting: SourceSetting,
  request: SourceRequest,
  limits: Parameters<typeof fetchAnswer>[3],
): Promise<void> {
  try {
    const answer = await fetchAnswer(setting, request, context.now(), limits);
    const readings = request.read(answer, context.now());
    const stored = await inTransaction(context, async (inner) => {
      const results = [];
      // In one order everywhere, so that two sources never wait for each other's rows.
      for (const reading of readings.toSorted((a, b) => a.key.localeCompare(b.key)))
        results.push(await storeReading(inner, setting, reading));
      return results;
    });
    const notes = stored.map(({ note }) => note).filter(Boolean);
    if (stored.length === 0) throw new Error('no values in the answer');
    if (stored.every(({ isGood }) => !isGood)) throw new RefusedValues(notes[0]);
    await recordSuccess(context, setting.name, request.name, notes[0] ?? '');
  } catch (error) {
    await fail(context, setting, request, error);
  }
}

/** Every value of an answer was refused; each series already says so. */
class RefusedValues extends Error {}

async function fail(context: Context, setting: SourceSetting, request: SourceRequest, cause: unknown) {
  const error = errorText(cause);
  const retryAfterSeconds = cause instanceof SourceRefusal ? cause.retryAfterSeconds : null;
  await recordFailure(context, setting.name, request, { error, retryAfterSeconds });
  if (cause instanceof RefusedValues) return;
  await context.db
    .update(dataSeries)
    .set({ feedError: `${setting.name}: ${error}` })
    .where(and(eq(dataSeries.filledBy, setting.name), inArray(dataSeries.key, [...request.keys])));
}

const MAX_CHARACTERS = 200;

/** What went wrong, in a line; for an answer of another shape, where and how. */
function errorText(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    const [issue] = cause.issues;
    return `not as documented: ${issue?.path.join('.') || 'answer'}: ${issue?.message ?? ''}`.slice(
      0,
      MAX_CHARACTERS,
    );
  }
  if (!(cause instanceof Error)) return String(cause).slice(0, MAX_CHARACTERS);
  const inner =
    cause.cause instanceof Error && cause.cause.message !== '' ? cause.cause.message : cause.message;
  return inner.slice(0, MAX_CHARACTERS);
}
