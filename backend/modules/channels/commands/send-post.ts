import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import {
  ChannelError,
  type ChannelPost,
  type ChannelService,
  type SentPost,
} from '@/backend/modules/channels/services/service';
import { Postponement } from '@/backend/outbox/postponement';
import { setPost } from './post-state';
import { pauseChannel } from './rate-slot';

/** With pauses of up to five minutes, this number of tries takes about an hour: after that, news are old. */
const MAX_TRIES = 17;
const MAX_PAUSE_SECONDS = 300;
/** The longest a channel is left alone, also where its service asks for more: what limits one call may not limit the next. */
const MAX_REQUESTED_SECONDS = 1800;
export const SETTLE_SECONDS = 15;
const HOUR_MS = 3_600_000;

/** What is posted, and how a later change of it is seen. */
export interface PreparedPost {
  post: ChannelPost;
  hash: string;
}

/** A post with what is known of its story now: its words, null when there are none, and whether it is to be posted. */
interface BegunPost {
  row: PostRow;
  prepared: PreparedPost | null;
  isWanted: boolean;
}

/**
 * Sends a post that waits. That it is begun is written before it goes out: whoever finds it begun, because this process
 * died, does not send it again unless the service can say what became of it.
 * @throws Postponement to be tried again
 */
export async function sendPost(
  context: Context,
  service: ChannelService,
  row: PostRow,
  prepared: PreparedPost,
): Promise<void> {
  const begunAt = context.now();
  const fields = {
    ...{ state: 'sending' as const, begunAt, tries: row.tries + 1 },
    ...{ sentText: prepared.post.text, sentHash: prepared.hash, locale: prepared.post.locale },
  };
  // The key of the prepared post is that of the row as it was read.
  const begun = await setPost(context, row.id, ['queued'], fields, row);
  if (begun) await transmit(context, service, begun, prepared, recordFailure);
}

/**
 * Decides about a post whose sending was begun and never recorded: by reading back, by sending it again with the same key
 * where the service takes one, and else not at all: it is uncertain, and an editor says what became of it. One whose story
 * was withdrawn meanwhile is sent again only where it can be removed then.
 * @throws Postponement to be tried again
 */
export async function resolveUnrecordedPost(
  context: Context,
  service: ChannelService,
  { row, prepared, isWanted }: BegunPost,
): Promise<void> {
  const { able } = service;
  if (prepared !== null && able.find && service.find) {
    // The story may have other words by now.
    const begun = { ...prepared.post, text: row.sentText ?? prepared.post.text };
    const sent = await service
      .find(begun, row.begunAt ?? row.createdAt)
      .catch((error: unknown) => failReading(context, service, row, failureOf(error)));
    if (sent === 'unreadable') return;
    if (sent) return recordSent(context, row, sent);
    const waiting = await setPost(context, row.id, ['sending'], { state: 'queued' }, row);
    return waiting && isWanted ? sendPost(context, service, waiting, prepared) : undefined;
  }
  if (prepared !== null && (isWanted || able.remove) && isKeyRemembered(context, service, row))
    return transmit(context, service, row, prepared, recordUnsettled);
  await setPost(context, row.id, ['sending'], { state: 'uncertain', answer: '' });
}

/** Whether the service still knows the key of a sending that was begun then. */
function isKeyRemembered({ now }: Context, { able }: ChannelService, row: PostRow): boolean {
  if (!able.idempotent) return false;
  const { idempotentHours = Infinity } = able;
  return now().getTime() - (row.begunAt ?? row.createdAt).getTime() < idempotentHours * HOUR_MS;
}

/** A post that cannot be read back, because the service refuses that or for as long as it is tried, is uncertain. */
async function failReading(
  context: Context,
  service: ChannelService,
  row: PostRow,
  error: ChannelError,
): Promise<'unreadable'> {
  if (error.outcome !== 'refused' && row.tries < MAX_TRIES) {
    await setPost(context, row.id, ['sending'], { tries: row.tries + 1, answer: error.message });
    return postpone(context, service, row, error);
  }
  await setPost(context, row.id, ['sending'], { state: 'uncertain', answer: error.message });
  return 'unreadable';
}

async function transmit(
  context: Context,
  service: ChannelService,
  row: PostRow,
  prepared: PreparedPost,
  fail: typeof recordFailure,
): Promise<void> {
  let sent: SentPost;
  try {
    sent = await service.send(prepared.post);
  } catch (error) {
    return fail(context, service, row, failureOf(error));
  }
  await recordSent(context, row, sent);
}

/**
 * It was sent, whatever another backend has thought of it meanwhile; in the words with which it was begun, so that a change
 * since then is still brought to it.
 */
async function recordSent(context: Context, row: PostRow, { reference, link }: SentPost): Promise<void> {
  await setPost(context, row.id, ['sending', 'uncertain'], {
    ...{ state: 'sent', reference, link, problem: null, answer: '', tries: 0 },
    sentAt: context.now(),
  });
}

async function recordFailure(
  context: Context,
  service: ChannelService,
  row: PostRow,
  error: ChannelError,
): Promise<void> {
  const { outcome, message: answer } = error;
  if (outcome === 'refused') {
    const problem = error.isChannel ? 'channelRefused' : 'refused';
    await setPost(context, row.id, ['sending'], { state: 'failed', problem, answer });
    return;
  }
  if (outcome === 'later') {
    if (row.tries >= MAX_TRIES) {
      await setPost(context, row.id, ['sending'], { state: 'failed', problem: 'unreached', answer });
      return;
    }
    await setPost(context, row.id, ['sending'], { state: 'queued', answer });
    return postpone(context, service, row, error);
  }
  return recordUnsettled(context, service, row, error);
}

/**
 * Nobody knows whether an earlier call has arrived, whatever was answered to this one: it stays begun while it can be settled,
 * and is uncertain then.
 */
async function recordUnsettled(
  context: Context,
  service: ChannelService,
  row: PostRow,
  error: ChannelError,
): Promise<void> {
  const { outcome, message: answer } = error;
  const canSettle = service.able.find || service.able.idempotent;
  if (outcome === 'refused' || !canSettle || row.tries >= MAX_TRIES) {
    await setPost(context, row.id, ['sending'], { state: 'uncertain', answer });
    return;
  }
  await setPost(context, row.id, ['sending'], { tries: row.tries + 1, answer });
  return postpone(context, service, row, error, outcome === 'uncertain' ? SETTLE_SECONDS : undefined);
}

/** After how many seconds a call that failed is tried again. */
export const pauseAfter = ({ tries }: Pick<PostRow, 'tries'>, error: ChannelError): number =>
  Math.min(error.retryAfter ?? Math.min(2 ** tries, MAX_PAUSE_SECONDS), MAX_REQUESTED_SECONDS);

/** @throws Postponement always */
export async function postpone(
  context: Context,
  service: ChannelService,
  row: Pick<PostRow, 'tries'>,
  error: ChannelError,
  seconds = pauseAfter(row, error),
): Promise<never> {
  throw new Postponement(await pauseChannel(context, service, seconds), error.message);
}

/** What a service threw; anything else than it may throw says nothing about what became of the call. */
export const failureOf = (error: unknown): ChannelError =>
  error instanceof ChannelError
    ? error
    : new ChannelError('uncertain', error instanceof Error ? error.message : String(error));

/** Whether an edit or removal that failed so often is given up. */
export const isGivenUp = ({ tries }: Pick<PostRow, 'tries'>): boolean => tries >= MAX_TRIES;
