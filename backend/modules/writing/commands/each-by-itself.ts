import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';

/** Runs one due step. One that fails is logged and tried again the next time; the others go on. */
export async function eachByItself(
  context: Context,
  id: number,
  step: (context: Context, id: number) => Promise<void>,
): Promise<void> {
  try {
    await step(context, id);
  } catch (error) {
    context.log.error({ content: id, error: describeError(error) }, `${step.name} failed`);
  }
}
