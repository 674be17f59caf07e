import { ChannelError } from './service';

/**
 * Runs a step that publishes nothing, or that may be done twice: when nobody knows whether it was done, it is simply
 * tried again.
 * @throws ChannelError `refused` or `later`
 */
export async function idempotentStep<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ChannelError) || error.outcome !== 'uncertain') throw error;
    throw new ChannelError('later', error.message, { isChannel: error.isChannel });
  }
}
