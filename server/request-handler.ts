import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { tags } from '@/backend/contract/tags';
import { isLogged } from '@/backend/contract/process/polled-paths';
import { withoutSecret } from '@/backend/contract/process/secret-path';
import type { Tracing } from '@/backend/contract/process/tracing';
import { PageSources } from '@/lib/platform/cache/page-sources';
import type { PageTags } from '@/lib/platform/cache/page-tags';
import { readScriptAddress } from '@/lib/platform/cache/script-address';
import { cacheStores } from '@/lib/platform/cache/stores';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { requestContext } from '@/lib/platform/calls/request-context';
import type { Config } from '@/lib/platform/config/config';
import { SESSION_COOKIE } from '@/lib/platform/session/session';
import { storedName } from '@/lib/platform/session/stored-name';
import { answerBrandIcon } from './answer-brand-icon';
import { answerKey, isSameForNewcomers } from './answer-key';
import type { BuildFiles } from './build-files';
import { sendBareError } from './call-error';
import { ClosedPictures, isScaled, pictureAt } from './closed-pictures';
import { describeForFront, describeOlderForFront, PARTIAL_HEADER } from './describe-for-front';
import type { StoryDocuments } from './documents/story-documents';
import { finishAnswer } from './finish-answer';
import { answerFragment } from './fragments/answer-fragment';
import { FragmentStore } from './fragments/fragment-store';
import { isFragment } from './fragments/parse-address';
import { hasOlderPart, joinTags, putInFragments } from './fragments/put-in';
import type { RenderedFragment } from './fragments/render-fragment';
import type { Handle } from './handle';
import { type AnswerCache, olderCopyFacts, pageTagsOf, secondsLeft } from './answer-cache';
import type { OldAddresses } from './old-addresses/old-addresses';
import { isDocument } from './document-request';
import { setLastModified } from './last-modified';
import { RenderQueue } from './prerender/render-queue';
import { nameClient } from './next/name-client';
import { setNonce } from './next/set-nonce';
import { answerPageScript } from './page-script';
import { answerMetrics, createPortalMetrics, routeOf } from './metrics';
import { setReaderAddress } from './reader-address';
import { findError } from './readiness';
import { answerLive, isLivePath } from './live/answer-live';
import type { LiveStreams } from './live/live-streams';
import { refuseLine } from './request-line';
import type { ReviewedResponse } from './reviewed-response';
import { WholeAnswer } from './whole-answer';

const NONCE_BYTES = 18;
/** How many seconds an edge cache stores a picture that does not change. */
const FILE_SECONDS = 3600;

interface Surroundings {
  config: Config;
  log: Logger;
  tracing: Tracing | null;
  streams: LiveStreams;
  answers: AnswerCache;
  /** How many requests are being answered, streams aside. */
  activity: Activity;
  oldAddresses: Pick<OldAddresses, 'oldHostOf'>;
  isDevelopment: boolean;
  renderFragment: (address: string) => Promise<RenderedFragment>;
  /** Null in development. */
  documents: Pick<StoryDocuments, 'makeScript'> | null;
  /** The files of earlier builds; null in development. */
  files: BuildFiles | null;
  /** Resolves with the renderer once Next is prepared. */
  prepared: Promise<Handle>;
  isPrepared: () => boolean;
}

export interface Activity {
  active: number;
}

type Answer = (request: IncomingMessage, response: ReviewedResponse) => Promise<void>;

/**
 * Answers every request: from cached answers, with health and metrics, or by rendering. Records each in log and
 * metrics.
 */
export function createRequestHandler(surroundings: Surroundings): Answer {
  const {
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
    isPrepared,
  } = surroundings;
  const hasFront = config.frontUrls.length > 0;
  const metrics = createPortalMetrics(streams, config.dataDir);
  const isOutdated = (tags: string[], since: number) => cacheStores().log.isOutdated(tags, since);
  const fragments = new FragmentStore(cacheStores, renderFragment);
  const putIn = (html: string) => putInFragments(html, (address) => fragments.get(address));
  const makeOfStory = async (page: string) => (await documents?.makeScript(page)) ?? null;
  const queue = new RenderQueue();
  const closed = new ClosedPictures(config.backendUrl, () => cacheStores().log);
  const { hasChatShare, cdnSeconds } = config;
  const site = { isHttps: config.siteUrl.startsWith('https:'), hasChatShare, cdnSeconds };

  return async (request, response) => {
    const started = performance.now();
    const address = request.url ?? '/';
    const { method = '' } = request;
    const requestId = String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 64);
    request.headers['x-request-id'] = requestId;
    if (isLivePath(address)) {
      setReaderAddress(request, config.trustProxy);
      response.finishWith(() => finishAnswer(request, response, { nonce: '', ...site }));
      return answerLive(request, response, streams);
    }
    const traced = tracing?.begin('request', request.headers.traceparent?.toString());
    activity.active += 1;
    response.once('close', () => {
      activity.active -= 1;
      const ms = performance.now() - started;
      const facts = { method, route: routeOf(address), status: response.statusCode };
      metrics.record({ ...facts, seconds: ms / 1000 });
      traced?.end({ ...facts, requestId });
      // Logged without the query: providers redirect sign-ins back with a code in it.
      const plain = address.split('?')[0] ?? '';
      if (!isLogged(plain, response.statusCode)) return;
      const path = withoutSecret(plain);
      log.info({ requestId, method, path, status: response.statusCode, ms: Math.round(ms) });
    });
    // Computed first, because handlers may change the request.
    const oldHost = oldAddresses.oldHostOf(request);
    // Answers are cached by their address alone, which is another one on the host of an old site.
    const key = oldHost && (await oldHost) !== null ? null : answerKey(request);
    if (answers.answer(key, request, response)) return;
    setReaderAddress(request, config.trustProxy);
    if (isFragment(address) && refuseLine(request) === null)
      return answerFragment(response, await fragments.get(address.split('?')[0] ?? ''), () =>
        finishAnswer(request, response, { nonce: '', ...site }),
      );
    response.fallBackTo(answers.olderAnswer(key, response));
    const whole = WholeAnswer.for(request, putIn);
    if (whole) response.completeWith(whole);
    const pageSources = new PageSources(cacheStores().log);
    const change = cacheStores().log.lastChange;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    setNonce(request, nonce);
    nameClient(request);
    if (!isDevelopment)
      response.finishWith(() => {
        const older = olderCopyFacts(response, isOutdated);
        const ofPage = older ? null : pageTagsOf(response, pageSources);
        const parts = whole?.parts ?? [];
        const isPartial = hasOlderPart(parts, cacheStores().log);
        if (isPartial || (whole && pageSources.isIncomplete)) response.setHeader('cache-control', 'no-store');
        const getTags = ofPage && (() => joinTags(ofPage(), parts, cacheStores().log));
        const isSame = isSameForNewcomers(address);
        const seconds = isSame ? Math.min(cdnSeconds, secondsLeft(response, parts)) : 0;
        setLastModified(response, parts);
        finishAnswer(request, response, { nonce, ...site, cdnSeconds: seconds });
        if (isPartial) return hasFront && response.setHeader(PARTIAL_HEADER, '1');
        if (isElsewhere(response.statusCode)) answers.clear(key);
        if (getTags) answers.store(key, response, getTags);
        if (!hasFront || !isSame) return;
        if (older) return describeOlderForFront(response, older);
        const facts = getTags ? getTags() : fileFacts(address, response, pageSources);
        if (facts) describeForFront(response, facts);
      });
    if (request.url === '/healthz') return void response.end('{"status":"ok"}');
    if (request.url === '/readyz') return answerReadiness(response, isPrepared(), config.backendUrl);
    if (request.url === '/metrics') return answerMetrics(request, response, metrics, config.metricsToken);
    const icon = method === 'GET' || method === 'HEAD' ? brandIcon(address.split('?')[0] ?? '') : null;
    if (icon) return answerBrandIcon(request, response, icon);
    if (files?.answer(request, response)) return;
    const refusal = refuseLine(request);
    if (refusal) return sendBareError(request, response, refusal.status, refusal.headers);
    const script = readScriptAddress(address);
    if (script) return answerPageScript(request, response, { ...script, port: config.port, makeOfStory });
    const picture = pictureAt(address);
    if (picture !== null && isScaled(address) && (await closed.isClosed(picture)))
      return answerClosed(request, response, picture);
    try {
      const handle = await prepared;
      const page = address.split('?')[0] ?? '/';
      const context = {
        requestId,
        nonce,
        page,
        pageSources,
        change,
        traceparent: traced?.traceparent,
      };
      const render = () => requestContext().run(context, () => handle(request, response));
      if (!isDocument(request)) await render();
      else await queue.run(render, () => response.destroyed);
    } catch (error) {
      log.error({ requestId, err: error });
      // An answer that has begun is cut off, so that the client does not wait for ever.
      if (response.hasBegun) return void response.destroy();
      // Whatever waited for the answer has failed and reviews no other.
      void response.reviewNext(() => false);
      sendBareError(request, response, 500);
    }
  };
}

/** Whether a status says that an address has nothing to show any more: a redirect, missing or withdrawn. */
const isElsewhere = (status: number): boolean => status > 300 && status < 500 && status !== 304;

/**
 * The facts of a stored picture or a share picture for the edge cache; null for any other file, and for one that must
 * not be cached.
 */
function fileFacts(address: string, response: ServerResponse, sourcesOfPage: PageSources): PageTags | null {
  const picture = pictureAt(address);
  if (picture === null && !address.startsWith('/share/')) return null;
  if (String(response.getHeader('cache-control')).includes('no-store')) return null;
  const facts = sourcesOfPage.facts(FILE_SECONDS);
  return picture === null ? facts : { ...facts, tags: [tags.picture(picture), tags.all] };
}

/**
 * A scaled picture that was removed answers 410; an administrator, who has a session, is redirected to the picture
 * itself.
 */
function answerClosed(request: IncomingMessage, response: ServerResponse, path: string): void {
  const hasSession = request.headers.cookie?.includes(`${storedName(SESSION_COOKIE)}=`) ?? false;
  response
    .writeHead(hasSession ? 307 : 410, { 'cache-control': 'no-store', ...(hasSession && { location: path }) })
    .end();
}

/**
 * Answers `/readyz`: 200 when Next is prepared and the backend is ready, else 503 with the reason. Also reports whether
 * Redis is connected; without it the portal still renders pages.
 */
async function answerReadiness(
  response: ServerResponse,
  isPrepared: boolean,
  backendUrl: string,
): Promise<void> {
  const problem = isPrepared ? await findError(backendUrl) : 'starting';
  response.statusCode = problem === null ? 200 : 503;
  const redis = cacheStores().shared?.redis;
  const more = redis && { redis: redis.isConnected ? 'connected' : 'away' };
  response.end(JSON.stringify({ status: problem ?? 'ready', ...more }));
}
