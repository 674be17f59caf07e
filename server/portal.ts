import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { type Logger, pino } from 'pino';
import { drainAnswered } from '@/backend/contract/process/drain-answered';
import { KEEP_ALIVE_MS } from '@/backend/contract/process/keep-alive';
import { listenError } from '@/backend/contract/process/listen-error';
import { SettingError } from '@/backend/contract/process/setting-error';
import { startTracing, type Tracing } from '@/backend/contract/process/tracing';
import { onStopSignal } from '@/backend/contract/process/stop-signal';
import { buildId } from '@/lib/platform/cache/build-id';
import { cacheStores } from '@/lib/platform/cache/stores';
import { type Config, getConfig } from '@/lib/platform/config/config';
import { STATIC_FOLDER } from '@/lib/platform/next/build-folder.mjs';
import { AnswerCache } from './answer-cache';
import { BuildFiles } from './build-files';
import { renderStory } from './documents/render-story';
import { StoryDocuments } from './documents/story-documents';
import { withStoryDocuments } from './documents/with-story-documents';
import { drainServer } from './drain';
import { type AnswerMoved, withErrorDocuments } from './error-documents';
import { followChanges } from './follow-changes';
import { clearOlderPages } from './clear-older-pages';
import { renderFragment } from './fragments/render-fragment';
import type { Handle } from './handle';
import { LiveStreams } from './live/live-streams';
import { readRequestedPages, storeRequestedPages } from './prerender/requested-pages';
import { PagePrerenderer } from './prerender/page-prerenderer';
import { useBuiltConfig } from './next/built-config';
import { skipMeasuring } from './next/skip-measuring';
import { type Activity, createRequestHandler } from './request-handler';
import { AddressTable } from './old-addresses/address-table';
import { answerOld, withOldAddresses } from './old-addresses/answer-old';
import { backendCaller } from './old-addresses/call-backend';
import { HitCounts } from './old-addresses/hit-counts';
import { OldAddresses } from './old-addresses/old-addresses';
import { ReviewedResponse } from './reviewed-response';
import { refuseDisabledSections } from './disabled-sections';

const LAST_TRACES_MS = 2000;
/** How many of the last requested pages are made again after a restart. */
const MAX_REQUESTED = 200;

/** The portal process: Next behind health checks, error documents, a request log and a graceful shutdown. */
async function main(): Promise<void> {
  let drain: () => void = () => process.exit(0);
  onStopSignal(() => drain());
  const config = getConfig();
  const log = pino({ level: config.logLevel, base: { program: 'portal' } });
  const isDevelopment = process.argv.includes('--dev');
  const tracing = await startTracing('portal', config.isTraced);
  const streams = new LiveStreams(config.liveStreams);
  const callBackend = backendCaller(config);
  const hits = new HitCounts(callBackend);
  const oldAddresses = new OldAddresses(new AddressTable(callBackend, () => cacheStores().log), hits, config);
  const files = isDevelopment ? null : openBuildFiles(config, log);
  const activity: Activity = { active: 0 };
  const answers = new AnswerCache(
    (tags, since) => cacheStores().log.isOutdated(tags, since),
    config.frontUrls.length > 0,
  );
  const origin = `http://127.0.0.1:${config.port}`;
  const documents = isDevelopment
    ? null
    : new StoryDocuments({ stores: cacheStores, log, origin, render: renderStory });
  const prerenderer = new PagePrerenderer({
    pagesAhead: config.pagesAhead,
    origin,
    countActive: () => activity.active,
    listOutdated: (max) => answers.listOutdated(max),
  });
  const server = createServer({ ServerResponse: ReviewedResponse });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  drainAnswered(server);
  let isPrepared = false;
  const prepared = listen(server, config.port).then(async () => {
    const handle = await prepareNext(server, config.port, isDevelopment, oldAddresses);
    await cacheStores().shared?.connect((isConnected, reason) =>
      isConnected
        ? log.info('Redis is connected')
        : log.warn({ reason }, 'Redis is away; each portal makes its own pages'),
    );
    // Changes made while this portal was stopped are read before it serves its first page.
    await followChanges(config, log, streams, isDevelopment ? null : prerenderer);
    return documents ? withStoryDocuments(handle, documents) : handle;
  });
  server.on(
    'request',
    createRequestHandler({
      config,
      log,
      tracing,
      streams,
      answers,
      activity,
      oldAddresses,
      isDevelopment,
      renderFragment,
      documents,
      files,
      prepared,
      isPrepared: () => isPrepared,
    }),
  );
  await prepared;
  isPrepared = true;
  if (files?.isNewBuild) void clearOlderPages(config, log);
  log.info({ port: config.port }, 'portal is ready');
  if (!isDevelopment) prerenderer.add(readRequestedPages(config.dataDir));
  drain = () => {
    drainServer(server, config.drainSeconds, () => void hits.report().finally(() => end(tracing)));
    streams.close();
    prerenderer.stop();
    storeRequestedPages(config.dataDir, answers.listAddresses(MAX_REQUESTED));
  };
}

/**
 * Null if the copy cannot be stored in the data folder: pages of this build then lack their files after the next
 * upgrade.
 */
function openBuildFiles({ dataDir }: Config, log: Logger): BuildFiles | null {
  try {
    return BuildFiles.open(join(dataDir, 'builds'), buildId(), join(process.cwd(), STATIC_FOLDER));
  } catch (error) {
    log.warn({ err: error }, 'files of this build are not kept for after the next upgrade');
    return null;
  }
}

/** Sends the last traces and exits; waits at most two seconds for the collector. */
async function end(tracing: Tracing | null): Promise<void> {
  setTimeout(() => process.exit(0), LAST_TRACES_MS).unref();
  await tracing?.stop().catch(() => undefined);
  process.exit(0);
}

async function prepareNext(
  server: Server,
  port: number,
  isDevelopment: boolean,
  oldAddresses: OldAddresses,
): Promise<Handle> {
  skipMeasuring();
  if (!isDevelopment) useBuiltConfig();
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    port,
    hostname: 'localhost',
    // Next listens for upgrade requests on the given server and never answers them; only the development tools need
    // them. Without a listener, an upgrade request is answered like any other, so in production Next gets a separate
    // server.
    httpServer: isDevelopment ? server : createServer(),
  });
  await app.prepare();
  const render: Handle = (request, response) => app.getRequestHandler()(request, response);
  const answerMoved: AnswerMoved = async (request, response) => {
    const answer = await oldAddresses.missing(request);
    if (answer) await answerOld(render, request, response, answer);
    return answer !== null;
  };
  const handle = isDevelopment ? refuseDisabledSections(render) : withErrorDocuments(render, answerMoved);
  return withOldAddresses(handle, render, oldAddresses);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'PORT', port)));
    server.listen(port, () => resolve());
  });
}

main().catch((error: unknown) => {
  const line =
    error instanceof SettingError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`lianxun portal: ${line}\n`);
  process.exit(1);
});
