import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';

const RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;

/**
 * `saved`: all changes are on the server. `waiting`: changes will be sent soon, or when somebody saves them. `saving`: a
 * request is running. `offline`: no answer, or the server is busy. `ended`: the session has ended. `conflict`: somebody
 * else saved first. `refused`: the server refused, and `message` says why.
 */
export type SaveStep = 'saved' | 'waiting' | 'saving' | 'offline' | 'ended' | 'conflict' | 'refused';

/** What the server has stored. */
export interface StoredVersion {
  /** Null until the server has stored it. */
  id: number | null;
  /** The version that the text here is based on. */
  version: number | null;
  /** When it was last saved, by the server's clock. */
  savedAt: string;
}

export interface SaveState extends StoredVersion {
  step: SaveStep;
  /** Why the server refused it. */
  message: string;
  /** Path of a field → why it was refused. */
  errors: Readonly<Record<string, string>>;
}

type Refusal<Answer> = Extract<Reply<Answer>, { ok: false }>;

export interface SaveQueueOptions<Part, Input, Answer, Extra> {
  start: StoredVersion;
  /** Milliseconds between the last change and saving; null while changes wait for `flush`. */
  delay: () => number | null;
  isChanged: () => boolean;
  /** All that has to be sent now, divided into requests that follow each other. */
  takeParts: (extra: Extra | undefined) => Part[];
  inputOf: (part: Part, stored: StoredVersion) => Input;
  send: (input: Input) => Promise<Reply<Answer>>;
  accept: (answer: Answer, part: Part) => StoredVersion;
  /** Called when every part taken last is stored, or else when the rest of them will not be sent. */
  settle: (isStored: boolean) => void;
  /** Merges what somebody else saved first. Without it, a conflict is left to the page. */
  merging?: {
    read: (id: number) => Promise<Reply<Answer>>;
    /** Merges it into the text here. @returns its version, and whether saving may go on */
    take: (theirs: Answer) => { stored: StoredVersion; isDecided: boolean };
    /** Whether the person has to decide something before anything is sent. */
    isOpen: () => boolean;
  };
  /** Stores the changes in this browser, or deletes them once all are on the server. */
  keep: (state: SaveState, isStored: boolean) => void;
}

/**
 * Saves changes: one request at a time, each based on the version of the one before, and always the newest text. What
 * could not be saved is sent again, after longer and longer times. A request without an answer may have arrived: it is
 * repeated unchanged before anything newer, so that the server recognises it.
 */
export function createSaveQueue<Part, Input, Answer, Extra = never>(
  options: SaveQueueOptions<Part, Input, Answer, Extra>,
) {
  const { delay, isChanged, send, keep, merging } = options;
  /** The parts of the present round that are not stored yet. */
  let round: readonly Part[] = [];
  let unanswered: Input | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();
  const hasWork = () => unanswered !== null || isChanged();
  const resting = (): SaveStep => {
    if (merging?.isOpen()) return 'conflict';
    return hasWork() ? 'waiting' : 'saved';
  };
  let state: SaveState = { ...options.start, step: resting(), message: '', errors: {} };

  const set = (next: Partial<SaveState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const later = (ms: number | null) => {
    clearTimeout(timer);
    if (ms !== null) timer = setTimeout(() => void flush(), ms);
  };

  const fail = (reply: Refusal<Answer>): false => {
    const { key, message, retryAfter } = reply;
    if (isUnanswered(reply) || key === 'unavailable' || key === 'tooManyRequests') {
      set({ step: 'offline', message });
      const wait = Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
      later(delay() === null ? null : Math.max(wait, (retryAfter ?? 0) * 1000));
    } else if (key === 'sessionExpired' || key === 'signInRequired') set({ step: 'ended', message });
    else if (key === 'conflict' && !merging) set({ step: 'conflict' });
    else set({ step: 'refused', message, errors: reply.fields });
    return false;
  };

  /** @returns whether the text may be sent again, on the version that somebody else saved */
  const merge = async (id: number, hasExtra: boolean): Promise<boolean> => {
    if (!merging) return false;
    const theirs = await merging.read(id);
    if (!theirs.ok) return fail(theirs);
    const wasAutomatic = delay() !== null;
    const { stored, isDecided } = merging.take(theirs.data);
    set(stored);
    // What the other person has published is not changed for readers without a press of a button.
    const mayGoOn = isDecided && (hasExtra || !wasAutomatic || delay() !== null);
    if (!mayGoOn) set({ step: resting() });
    return mayGoOn;
  };

  /** Sends the parts of the round. @returns whether all are stored */
  const sendRound = async (extra: Extra | undefined): Promise<boolean> => {
    for (let part = round[0]; part !== undefined; part = round[0]) {
      const input: Input = unanswered ?? options.inputOf(part, state);
      const reply = await send(input);
      // What came with a press of a button is not repeated without another one.
      unanswered = !reply.ok && isUnanswered(reply) && extra === undefined ? input : null;
      if (!reply.ok) {
        if (unanswered !== null) return fail(reply);
        round = [];
        options.settle(false);
        if (reply.key !== 'conflict' || !merging || state.id === null) return fail(reply);
        return (await merge(state.id, extra !== undefined)) && sendNew(extra);
      }
      round = round.slice(1);
      set({ ...options.accept(reply.data, part), message: '', errors: {} });
    }
    options.settle(true);
    return true;
  };
  const sendNew = (extra: Extra | undefined): Promise<boolean> => {
    round = options.takeParts(extra);
    return sendRound(extra);
  };

  const run = async (extra: Extra | undefined): Promise<boolean> => {
    set({ step: 'saving' });
    const isRepeat = unanswered !== null;
    let isDone = !isRepeat || (await sendRound(undefined));
    if (isDone && (!isRepeat || isChanged() || extra !== undefined)) isDone = await sendNew(extra);
    const isStored = isDone && !hasWork();
    if (isDone) {
      failures = 0;
      set({ step: resting() });
      if (!isStored) later(delay());
    }
    keep(state, !hasWork());
    return isStored;
  };

  /**
   * Sends all changes now, and what comes with a press of a button, which is sent also without changes.
   * @returns whether everything is on the server
   */
  const flush = async (extra?: Extra): Promise<boolean> => {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush(extra);
    }
    if (state.step === 'conflict') return false;
    if (extra === undefined && !hasWork()) {
      if (state.step !== 'ended' && state.step !== 'saved') set({ step: 'saved' });
      return state.step === 'saved';
    }
    running = run(extra);
    try {
      return await running;
    } finally {
      running = null;
    }
  };

  /** Continues after an interruption or a conflict. `version`: after a conflict, the version to build on. */
  const resume = (version?: number): Promise<boolean> => {
    set({ step: resting(), ...(version !== undefined && { version }) });
    return flush();
  };

  return {
    state: () => state,
    flush,
    resume,
    /** Call after every change. Nothing is sent by itself during a conflict or without a session. */
    change: () => {
      const { step, message } = state;
      const isStopped = step === 'conflict' || step === 'ended';
      const isGoingOn = step === 'saving' || (step === 'offline' && delay() !== null);
      const next = isStopped || isGoingOn ? step : resting();
      if (next !== step || (message !== '' && next !== 'offline' && !isStopped))
        set({ step: next, message: '' });
      keep(state, !hasWork());
      if (!isStopped) later(delay());
    },
    /** Call when something else than typing has replaced the text, with the version it is now based on. */
    reset: (stored: Partial<StoredVersion> = {}) => {
      // A running request ends as it would have.
      if (!running) {
        round = [];
        unanswered = null;
      }
      set({ ...stored, message: '', errors: {} });
      set({ step: resting() });
      keep(state, !hasWork());
      later(state.step === 'waiting' ? delay() : null);
    },
    /** Call when the network is back: sends what could not be sent. */
    goOnline: () => void (state.step === 'offline' && resume()),
    /** Call when the person has signed in again. What waits for a press of a button goes on waiting. */
    signIn: () => {
      if (state.step !== 'ended') return;
      if (delay() !== null) void resume();
      else set({ step: resting(), message: '' });
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}
