import type { CallOutput } from '@/backend/contract/calls';
import { MAX_SCANS } from '@/backend/contract/tickets/limits';
import type { GateParts, GateState, Verdict } from './gate-state';
import { verdictOf, type Reading } from './verdict-of';
import { afterUndo, correctLog, isOtherList, scansAfter, mergeRoll, reportAfter, undoneIn } from './merge';
import { type GateTicket, indexRoll, type QueuedScan, type RollIndex } from './roll';
import { type StoredScans, NO_SCANS } from './store';
import { emptyRoll, toEntry, toQueued, toWire } from './to-stored';
import { prepareKey, readTicketCode } from './verify';

/** The longest time a verdict waits for the server's answer, in ms. */
const VERDICT_MS = 900;
const LOG_LENGTH = 50;

/**
 * A phone at the gate: it gives verdicts on scans without a network, sends them to the server when there is one, and
 * stores everything, so that a reload loses nothing. The screen reads `state` and is notified of each change.
 */
export class GatePhone {
  state: GateState = {
    ...NO_SCANS,
    phase: 'starting',
    joining: 'idle',
    isOnline: true,
    offlineSince: null,
    report: null,
  };
  private index: RollIndex = indexRoll([]);
  private readonly listeners = new Set<() => void>();
  private syncing: Promise<void> | null = null;
  private isAgain = false;
  private readonly words = new Map<string, CallOutput<'syncGate'>['verdicts'][number]>();

  constructor(private readonly parts: GateParts) {}

  onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the stored data, and fetches the whole list again, since the language may have changed. */
  async start(): Promise<void> {
    const stored = await this.parts.store.read();
    this.set({ ...stored, phase: stored.token === null || stored.roll === null ? 'unjoined' : 'open' });
    if (!stored.roll) return;
    await prepareKey(stored.roll.publicKey);
    await this.sync(true);
  }

  /**
   * Joins a check-in list by its key. Waiting scans are sent first; those that could not be sent are kept if the list
   * belongs to the same event, and deleted otherwise.
   */
  async join(joinKey: string): Promise<void> {
    this.set({ joining: 'waiting' });
    if (this.state.phase === 'open') await this.sync();
    // Scans that wait for the network are not lost by joining the list of another event.
    if (this.state.queue.length > 0 && !this.state.isOnline) return this.set({ joining: 'unanswered' });
    const reply = await this.parts.calls.join({ join_key: joinKey });
    if (!reply.ok) return this.set({ joining: reply.isUnanswered ? 'unanswered' : 'unknown' });
    const { token, event } = reply.data;
    const first = await this.requestSync(token, [], undefined);
    if (!first.ok) return this.set({ joining: 'unanswered' });
    const before = this.state.roll?.event.id === event.id ? this.state.roll : null;
    const roll = mergeRoll(
      emptyRoll(reply.data, first.data.list, before),
      first.data,
      this.parts.now(),
      true,
    );
    await prepareKey(roll.publicKey);
    await this.keep({ token, roll, ...(!before && { queue: [], log: [], undos: [] }) });
    this.set({ phase: 'open', joining: 'idle', isOnline: true, offlineSince: null });
  }

  /** Deletes all stored data: list, names, scans and token. */
  async leave(): Promise<void> {
    this.set({ ...NO_SCANS, phase: 'unjoined', report: null });
    await this.parts.store.clear();
  }

  /**
   * Gives a verdict on a scan and stores both. When online, an admission waits up to `VERDICT_MS` for the server, which
   * knows the scans of other phones; without its answer the phone's own verdict counts.
   * @param text the text of a code or, with `isTyped`, the letters somebody typed
   * @param options.reason if given, any ticket on the list is admitted, for this reason
   * @returns null when the phone has joined no list
   */
  async scan(
    text: string,
    {
      kind = 'entry',
      reason = '',
      isTyped = false,
    }: { kind?: 'entry' | 'exit'; reason?: string; isTyped?: boolean } = {},
  ): Promise<Verdict | null> {
    const facts = isTyped ? null : await readTicketCode(text, this.state.roll?.publicKey ?? '');
    // Read after waiting, because another scan or an answer may have come meanwhile.
    const { roll, queue } = this.state;
    if (!roll) return null;
    const reading: Reading = facts ? { facts } : { typed: isTyped ? text : '' };
    const now = this.parts.now();
    const at = now + roll.offsetMs;
    const judged = verdictOf(roll, this.index, reading, kind, at, queue);
    const isForced = reason !== '' && judged.ticket !== null;
    const result = isForced ? 'admitted' : judged.result;
    const scanId = this.parts.newId();
    const code = isTyped ? judged.code : text;
    const ticketId = judged.ticket?.id ?? (judged.isUnlisted && facts ? facts.ticketId : null);
    const isShown = !this.state.isOnline || result !== 'admitted';
    const scan = toQueued({ id: scanId, code, kind, result, ticketId, isForced, isShown, reason }, now);
    await this.keep({
      queue: [...queue, scan],
      log: [toEntry(scan, at, judged), ...this.state.log].slice(0, LOG_LENGTH),
    });
    const verdict = { ...judged, result, scanId, at, code: judged.ticket?.code ?? '' };
    const synced = this.sync();
    if (!this.state.isOnline || result !== 'admitted') return verdict;
    await Promise.race([synced, this.parts.wait(VERDICT_MS)]);
    const word = this.words.get(scanId);
    // Without an answer in time the visitor is admitted. The server is told so, even if it has given another verdict
    // since.
    if (!word)
      await this.keep({
        queue: this.state.queue.map((queuedScan) =>
          queuedScan.id === scanId ? { ...queuedScan, isShown: true } : queuedScan,
        ),
      });
    return word
      ? { ...verdict, result: word.result, first: word.first, ticket: this.ticketOf(ticketId) }
      : verdict;
  }

  /** Undoes an entry. @returns false when the server refuses */
  async undo(scanId: string): Promise<boolean> {
    const waiting = this.state.queue.find(({ id }) => id === scanId);
    if (waiting) {
      const others = this.state.queue.filter(({ id }) => id !== scanId);
      await this.keep({
        queue: waiting.isSent ? [...others, { ...waiting, isUndone: true }] : others,
        log: undoneIn(this.state.log, scanId),
      });
      return true;
    }
    const reply = await this.parts.calls.undo({ token: this.state.token ?? '', scan_id: scanId });
    if (!reply.ok && !reply.isUnanswered) return false;
    const { undos } = this.state;
    await this.keep({ ...afterUndo(this.state, scanId), undos: reply.ok ? undos : [...undos, scanId] });
    void this.sync();
    return true;
  }

  ticketOf(id: number | null): GateTicket | null {
    return id === null ? null : (this.index.byId.get(id) ?? null);
  }

  closeReport(): void {
    this.set({ report: null });
  }

  /**
   * Sends waiting scans and updates the list; one run at a time.
   * @param isWhole fetches the whole list, not only changes
   */
  sync(isWhole = false): Promise<void> {
    this.isAgain = this.syncing !== null;
    this.syncing ??= this.run(isWhole).finally(() => {
      this.syncing = null;
    });
    return this.syncing;
  }

  private async run(isWhole: boolean): Promise<void> {
    do {
      this.isAgain = false;
      if (!(await this.exchange(isWhole))) return;
    } while (this.isAgain || this.state.queue.some(({ isSent }) => !isSent));
  }

  /** One exchange with the server. @returns whether there was a good answer */
  private async exchange(isWhole: boolean): Promise<boolean> {
    const { token, roll } = this.state;
    if (token === null || !roll) return false;
    const batch = this.state.queue.slice(0, MAX_SCANS);
    const ids = new Set(batch.map(({ id }) => id));
    if (batch.length > 0)
      await this.keep({
        queue: this.state.queue.map((scan) => (ids.has(scan.id) ? { ...scan, isSent: true } : scan)),
      });
    const reply = await this.requestSync(token, batch, isWhole ? undefined : roll.cursor);
    // The phone has joined another list, or left this one: what is still queued is sent with the new token.
    if (this.state.token !== token) return false;
    const now = this.parts.now();
    if (!reply.ok) {
      if (reply.key === 'sessionExpired') this.set({ phase: 'shut' });
      else this.set({ isOnline: false, offlineSince: this.state.offlineSince ?? now });
      return false;
    }
    const answer = reply.data;
    for (const verdict of answer.verdicts) this.words.set(verdict.id, verdict);
    // Entries undone during the request are undone on the server, too.
    const undone = this.state.queue.filter(({ id, isUndone }) => ids.has(id) && isUndone).map(({ id }) => id);
    await this.keep({
      queue: this.state.queue.flatMap((scan) => scansAfter(scan, batch)),
      log: correctLog(this.state.log, answer),
      roll: mergeRoll(roll, answer, now, isWhole),
      undos: [...this.state.undos, ...undone],
    });
    const report = reportAfter(this.state, now, roll, answer, batch);
    this.set({ isOnline: true, offlineSince: null, report });
    if (answer.is_revoked === true) {
      this.set({ phase: 'shut' });
      return false;
    }
    await this.takeBack();
    return isOtherList(roll, answer) ? this.exchange(true) : true;
  }

  private async takeBack(): Promise<void> {
    for (const scanId of this.state.undos) {
      const reply = await this.parts.calls.undo({ token: this.state.token ?? '', scan_id: scanId });
      if (!reply.ok && reply.isUnanswered) return;
      await this.keep({ undos: this.state.undos.filter((id) => id !== scanId) });
      this.isAgain = true;
    }
  }

  private requestSync(token: string, scans: readonly QueuedScan[], cursor: string | undefined) {
    return this.parts.calls.sync({
      token,
      now: new Date(this.parts.now()).toISOString(),
      locale: this.parts.locale,
      ...(cursor !== undefined && { cursor }),
      scans: scans.map(toWire),
    });
  }

  /** Applies and stores a change. `scan` waits for this, so that a verdict on the screen survives a dead battery. */
  private async keep(change: Partial<StoredScans>): Promise<void> {
    this.set(change);
    await this.parts.store.write(change);
  }

  private set(change: Partial<GateState>): void {
    this.state = { ...this.state, ...change };
    if (change.roll !== undefined) this.index = indexRoll(change.roll?.tickets ?? []);
    for (const listener of this.listeners) listener();
  }
}
