import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { Postponement } from '@/backend/outbox/postponement';
import { setPost } from './post-state';
import { failureOf, isGivenUp, pauseAfter, postpone, type PreparedPost } from './send-post';

const OUT = ['sent', 'edited'] as const;

/**
 * Brings a post that is out to the present words of its story, or says why the service cannot. Doing it twice does no harm,
 * so it is simply tried again.
 * @throws Postponement to be tried again
 */
export async function editPost(
  context: Context,
  service: ChannelService,
  row: PostRow,
  { post, hash }: PreparedPost,
): Promise<void> {
  if (!service.able.edit || row.reference === null) {
    await setPost(context, row.id, OUT, { problem: 'cannotEdit' });
    return;
  }
  try {
    const { reference, link } = await service.edit(row.reference, post);
    await setPost(context, row.id, OUT, {
      ...{ state: 'edited', reference, link: link ?? row.link, sentText: post.text, sentHash: hash },
      ...{ problem: null, answer: '', tries: 0 },
    });
  } catch (error) {
    await recordFailure(context, service, row, error, 'editRefused');
  }
}

/** Says what is wrong with a post that is out, although no service was called; null when nothing is. */
export async function recordProblem(
  context: Context,
  row: PostRow,
  problem: 'editRefused' | null,
): Promise<void> {
  if (row.problem !== problem) await setPost(context, row.id, OUT, { problem, answer: '' });
}

/** Takes a post off its channel, or says why the service cannot. @throws Postponement to be tried again */
export async function removePost(context: Context, service: ChannelService, row: PostRow): Promise<void> {
  if (!service.able.remove || row.reference === null) {
    await setPost(context, row.id, OUT, { problem: 'cannotRemove' });
    return;
  }
  try {
    await service.remove(row.reference);
    await setPost(context, row.id, OUT, { state: 'removed', problem: null, answer: '', tries: 0 });
  } catch (error) {
    await recordFailure(context, service, row, error, 'removeRefused');
  }
}

async function recordFailure(
  context: Context,
  service: ChannelService,
  row: PostRow,
  thrown: unknown,
  problem: 'editRefused' | 'removeRefused',
): Promise<void> {
  const error = failureOf(thrown);
  const { message: answer } = error;
  if (error.outcome === 'refused' || isGivenUp(row)) {
    await setPost(context, row.id, OUT, { problem, answer, tries: 0 });
    return;
  }
  await setPost(context, row.id, OUT, { tries: row.tries + 1, answer });
  if (problem === 'editRefused') return postpone(context, service, row, error);
  // A removal waits for itself: what else is posted is not held up.
  throw new Postponement(new Date(context.now().getTime() + pauseAfter(row, error) * 1000), answer);
}
