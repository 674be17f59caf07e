import { randomUUID } from 'node:crypto';
import { describeError } from '@/backend/kernel/describe-error';
import type { Context } from '@/backend/kernel/context';
import type { Topic } from '@/backend/kernel/signals';

const CHANNEL = 'lianxun_signals';
/** Signals of a topic within this time, in ms, go out as one. */
const TOGETHER_MS = 20;
const TOPICS: readonly Topic[] = ['outbox', 'pageChanges'];

/**
 * Shares signals with the other backends of a PostgreSQL server by LISTEN and NOTIFY. They are sent outside of
 * transactions, because PostgreSQL commits transactions that notify one after the other. A signal may be lost, for
 * example behind a pooler; what it announces is also found by looking regularly.
 * @returns a function that stops it
 */
export function shareSignals(context: Context): () => Promise<void> {
  const { database, log, signals } = context;
  if (database.isEmbedded || !signals) return () => Promise.resolve();
  const { sql } = database;
  const sender = randomUUID();
  const failed = (error: unknown) => log.debug({ error: describeError(error) }, 'signals are not shared');
  const listening = sql
    .listen(CHANNEL, (message) => {
      const [from, name] = message.split(' ');
      const topic = TOPICS.find((candidate) => candidate === name);
      if (topic && from !== sender) signals.receive(topic);
    })
    .catch(failed);
  const waiting = new Map<Topic, NodeJS.Timeout>();
  signals.onSent = (topic) => {
    if (waiting.has(topic)) return;
    const send = () => {
      waiting.delete(topic);
      sql.notify(CHANNEL, `${sender} ${topic}`).catch(failed);
    };
    waiting.set(topic, setTimeout(send, TOGETHER_MS).unref());
  };
  return async () => {
    signals.onSent = () => undefined;
    for (const timer of waiting.values()) clearTimeout(timer);
    await (await listening)?.unlisten().catch(failed);
  };
}
