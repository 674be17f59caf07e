/** What a backend notifies its own background work of: rows in the outbox, changes of pages. */
export type Topic = 'outbox' | 'pageChanges';

/** Passes on, within this process and to whoever shares it, that something has been committed. */
export class Signals {
  readonly #listeners = new Map<Topic, Set<() => void>>();
  /** Whether the process is stopping: nobody waits for a signal any more. */
  isClosed = false;
  /** Called with each topic that was sent in this process; sharing it with other processes is up to it. */
  onSent: (topic: Topic) => void = () => undefined;

  /** Calls `listener` at each signal of the topic. @returns a function that ends this */
  on(topic: Topic, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Signals a topic after a commit of this process. */
  send(topic: Topic): void {
    this.receive(topic);
    this.onSent(topic);
  }

  /** Ends every wait for a signal. */
  close(): void {
    this.isClosed = true;
    for (const topic of this.#listeners.keys()) this.receive(topic);
  }

  /** Calls the listeners of a topic that another process signalled. */
  receive(topic: Topic): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener();
  }
}
