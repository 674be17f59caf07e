import type { WebhookKind } from '@/backend/contract/webhooks/kinds';
import type { Context } from '@/backend/kernel/context';

/** Public facts by id, as bodies of deliveries; what is not public any more, or not again yet, is left out. */
export type ReadFacts = (
  context: Context,
  ids: readonly number[],
  kind: WebhookKind,
) => Promise<Map<number, Record<string, unknown>>>;
