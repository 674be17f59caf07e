import { type ServerType, serve } from '@hono/node-server';
import { Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app';
import { finishRestore } from '@/backend/backup/finish-restore';
import { removeLeftovers } from '@/backend/backup/work-folder';
import { initFeedAuthority } from '@/backend/kernel/site/feed-authority';
import { bundledProgram } from '@/backend/kernel/bundled-program';
import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { drainAnswered } from '@/backend/contract/process/drain-answered';
import { KEEP_ALIVE_MS } from '@/backend/contract/process/keep-alive';
import { listenError } from '@/backend/contract/process/listen-error';
import { RedisLink } from '@/backend/contract/process/redis';
import { startTracing } from '@/backend/contract/process/tracing';
import type { MigrationStep } from '@/backend/db/migrate';
import { openDatabase } from '@/backend/db/open';
import { seed, seedMembers } from '@/backend/seed/run';
import { parseFeed } from './parse-feed';
import { seeders } from './seeders';
import { Probe } from '@/backend/db/probe';
import { writeInvitation } from './invitation-file';
import { outboxHandlers } from './outbox-handlers';
import { startMaintenance } from './maintenance';
import { startOutbox } from '@/backend/outbox/deliver';
import { storeSampleAccounts } from '@/backend/modules/accounts/commands/sample-accounts';
import { findApiKey } from '@/backend/modules/api/queries/keys';
import { leaveDrafts } from '@/backend/modules/writing/commands/drafts/leave-drafts';
import { findSession } from '@/backend/modules/accounts/commands/sessions';
import { startSweep } from '@/backend/modules/accounts/commands/remove-expired';
import { warmUpPasswords } from '@/backend/modules/accounts/commands/passwords/hash';
import { feedReader, startFeedCleanUp } from '@/backend/modules/feeds/commands/feed-reader';
import { startBeginningDays } from '@/backend/outbox/begin-day';
import { startClosingDays } from '@/backend/modules/stories/commands/close-day';
import { startFillingFigures } from '@/backend/modules/stories/commands/fill-figures';
import { startDraftCleanUp } from '@/backend/modules/writing/commands/drafts/clean-up';
import { startDataSources } from '@/backend/modules/data/commands/sources/read-sources';
import { startSeriesFeeds } from '@/backend/modules/data/commands/read-feed';
import { startRecordSweep } from '@/backend/records/sweep';
import { scheduler } from '@/backend/modules/writing/commands/publishing/scheduler';
import { startMailbox } from '@/backend/modules/newsletters/commands/inbound/read-mailbox';
import { federationCacheCleaner } from '@/backend/modules/federation/commands/cache';
import { startRecordingWithdrawn } from '@/backend/modules/federation/commands/record-withdrawn';
import { webhookLogCleaner } from '@/backend/modules/webhooks/commands/clear-log';
import { channelScheduler } from '@/backend/modules/channels/commands/release-due';
import { newsletterScheduler } from '@/backend/modules/newsletters/commands/start-issue';
import { startNewsletterSweep } from '@/backend/modules/newsletters/commands/sweep';
import { followSender, startFollowWatch } from '@/backend/modules/follows/commands/sender';
import { startReminders } from '@/backend/modules/alerts/commands/remind';
import { startTicketSweep, ticketJobs } from '@/backend/modules/tickets/commands/sweep';
import { startIndexingDrafts } from '@/backend/modules/search/commands/index-old-drafts';
import { startReindexing } from '@/backend/modules/search/commands/reindex';
import { setTextThread } from '@/backend/kernel/text/text-thread';
import { shareSignals } from '@/backend/db/share-signals';
import { startDueWork } from '@/backend/kernel/due-work';
import { recordFilledSections } from '@/backend/modules/publishing/commands/announce-with-menus';
import { Signals } from '@/backend/kernel/signals';
import { Stage } from './stage';
import { startWatchdog } from './watchdog';

export interface RunningBackend {
  /** Ends background work, answers open requests, accepts no new ones, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts a backend in this process: it listens, opens and migrates its database, fills a new one, and begins its
 * background work. All it stores in memory belongs to it, so that one process can run several.
 * @throws StartupError when a setting or the database prevents the start
 */
export async function runBackend(config: Config, log: Logger): Promise<RunningBackend> {
  const stage = new Stage();
  const server = await listen(config, stage);
  finishRestore(config.dataDir);
  await removeLeftovers(config.dataDir);
  const database = await openDatabase(config, (step) => {
    stage.migrating(step);
    logStep(log, step);
  });
  const redis = await openRedis(config, log);
  setTextThread(bundledProgram('text-thread'));
  stage.setStatus('filling');
  const context: Context = {
    config,
    database,
    db: database.db,
    log,
    redis,
    now: () => new Date(),
    random: Math.random,
    findSession,
    findApiKey,
    leaveStories: leaveDrafts,
    signals: new Signals(),
  };
  await seed(context, seeders);
  await initFeedAuthority(context);
  await storeSampleAccounts(context);
  await seedMembers(context, seeders);
  await recordFilledSections(context);
  await writeInvitation(context);
  await warmUpPasswords(context);
  const tracing = await startTracing('backend', config.isTraced);
  const probe = new Probe(database, config.dataDir);
  const starts = [
    startMaintenance,
    startDraftCleanUp,
    startFeedCleanUp,
    startSweep,
    startReindexing,
    startIndexingDrafts,
    startFillingFigures,
    startClosingDays,
    startBeginningDays,
    startRecordSweep,
    startSeriesFeeds,
    startDataSources,
    startTicketSweep,
    startReminders,
    startFollowWatch,
    startNewsletterSweep,
    startMailbox,
    startRecordingWithdrawn,
  ];
  const outbox = startOutbox(context, outboxHandlers);
  const stops = [
    outbox.stop,
    shareSignals(context),
    startDueWork(context, [
      outbox.job,
      scheduler,
      newsletterScheduler,
      channelScheduler,
      webhookLogCleaner,
      federationCacheCleaner,
      followSender,
      feedReader(parseFeed),
      ...ticketJobs(context),
    ]),
    ...starts.map((start) => start(context)),
    startWatchdog(context, probe),
  ];
  stage.open(createApp(context, probe, tracing).fetch);
  log.info({ port: config.port }, 'backend is ready');
  if (!config.isSending) log.warn('SENDING=off: letters, notifications, posts and calls wait in the outbox');
  return {
    async stop() {
      const stopped = stops.map((stop) => stop());
      context.signals?.close();
      await close(server);
      await Promise.all(stopped);
      await tracing?.stop().catch(() => undefined);
      redis?.stop();
      await database.close();
    },
  };
}

/** @throws SettingError when it cannot listen on the configured host and port */
function listen(config: Config, stage: Stage): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: stage.fetch,
        port: config.port,
        hostname: config.host,
        // It would close the connection half a second after an answer that comes before the end of the body.
        autoCleanupIncoming: false,
      },
      () => resolve(server),
    );
    if (server instanceof Server) {
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      drainAnswered(server);
    }
    server.once('error', (error: Error) =>
      reject(listenError(error, 'BACKEND_PORT', config.port, 'BACKEND_HOST')),
    );
  });
}

/** The Redis of `REDIS_URL`, connected if it is reachable; null if the setting is empty. */
async function openRedis({ redisUrl }: Config, log: Logger): Promise<RedisLink | null> {
  if (redisUrl === null) return null;
  const redis = new RedisLink(redisUrl, (isConnected, reason) =>
    isConnected
      ? log.info('Redis is connected')
      : log.warn({ reason }, 'Redis is away; limits are counted in the database'),
  );
  await redis.start();
  return redis;
}

/** Answers open requests and accepts no new ones. */
async function close(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.close();
  // A portal requests changes again as soon as it has an answer, so its connection is idle for moments only.
  const closing = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }, 10);
  await closed;
  clearInterval(closing);
}

function logStep(log: Logger, { state, ...step }: MigrationStep): void {
  log.info(step, `migration ${state}`);
}
