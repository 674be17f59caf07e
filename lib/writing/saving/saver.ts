import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { hasChanges, mergeChanges, NO_CHANGES, partsOf, type Changes, type SavePart } from './changes';

/** Milliseconds between the last change and saving. */
export const SAVE_DELAY_MS = 1000;
const RETRY_MS = 5000;

/**
 * `saved`: all changes are on the server. `waiting`: a change will be sent soon. `saving`: a request is running.
 * `offline`: no answer, or the server is busy; saving is tried again. `ended`: the session has ended. `conflict`:
 * somebody else saved first. `refused`: the server refused, and `message` says why.
 */
type SaveStep = 'saved' | 'waiting' | 'saving' | 'offline' | 'ended' | 'conflict' | 'refused';

export interface SaveState {
  step: SaveStep;
  id: number | null;
  /** The server's version this text is based on. */
  version: number | null;
  /** When it was last saved, by the server's clock. */
  savedAt: string;
  /** Why the server refused it. */
  message: string;
}

type Input = CallInput<'saveDraft'>;

interface SaverOptions {
  /** The name of a draft that has no id yet; because of it, the server creates the draft only once. */
  key: string;
  start: { id: number | null; version: number | null; savedAt: string };
  kind: 'article' | 'flash';
  /** The current document. */
  document: () => DraftDocument;
  send: (input: Input) => Promise<Reply<CallOutput<'saveDraft'>>>;
  /** Called at every change and after every save, for the copy in this browser. */
  keep: (state: SaveState, isStored: boolean) => void;
}

/**
 * Sends changes a second after the last one, one request at a time, each based on the version of the one before.
 * Changes that could not be saved are sent again. A request without an answer may have arrived: it is repeated
 * unchanged before anything newer, so that the server recognises it.
 */
export function createSaver({ key, start, kind, document, send, keep }: SaverOptions) {
  let state: SaveState = { ...start, step: 'saved', message: '' };
  let changes: Changes = NO_CHANGES;
  let unanswered: Input | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SaveState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const inputOf = ({ text, settings }: SavePart): Input => {
    const { id, version } = state;
    const base = id === null ? { key } : { id, version: version ?? 0 };
    return { ...base, kind, ...settings, ...text };
  };

  /** Sends one request. @returns whether it is stored */
  const store = async (input: Input): Promise<boolean> => {
    const reply = await send(input);
    unanswered = !reply.ok && isUnanswered(reply) ? input : null;
    if (!reply.ok) {
      set(failed(reply));
      if (state.step === 'offline') later(RETRY_MS);
      return false;
    }
    const { id, version, saved_time: savedAt } = reply.data;
    set({ id, version, savedAt, message: '' });
    return true;
  };

  const run = async (): Promise<boolean> => {
    const sent = changes;
    changes = NO_CHANGES;
    set({ step: 'saving' });
    let isDone = unanswered === null || (await store(unanswered));
    for (const part of isDone ? partsOf(sent, document()) : []) isDone &&= await store(inputOf(part));
    if (!isDone) {
      changes = mergeChanges(sent, changes);
      return false;
    }
    const isStored = !hasChanges(changes);
    set({ step: isStored ? 'saved' : 'waiting' });
    keep(state, isStored);
    if (!isStored) later(SAVE_DELAY_MS);
    return isStored;
  };

  /** Sends all changes now. @returns whether everything is on the server */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (running) {
      await running;
      return flush();
    }
    if (!hasChanges(changes)) return state.step === 'saved';
    running = run();
    const isStored = await running;
    running = null;
    return isStored;
  };

  /** Records a change. Nothing is sent during a conflict or without a session. */
  const change = (made: Changes) => {
    changes = mergeChanges(changes, made);
    if (state.step === 'saved' || state.step === 'refused') set({ step: 'waiting', message: '' });
    keep(state, false);
    if (state.step !== 'conflict' && state.step !== 'ended') later(SAVE_DELAY_MS);
  };

  return {
    change,
    flush,
    state: () => state,
    /** The changes that are not on the server yet. */
    changes: () => changes,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Continues after an interruption or a conflict. `version`: after a conflict, the version to build on. */
    resume: (version?: number) => {
      set({ step: hasChanges(changes) ? 'waiting' : 'saved', ...(version !== undefined && { version }) });
      return flush();
    },
    /** Call when the server's version has replaced the text: discards all changes. */
    accept: (base: { version: number; savedAt: string }) => {
      clearTimeout(timer);
      changes = NO_CHANGES;
      unanswered = null;
      set({ ...base, step: 'saved', message: '' });
      keep(state, true);
    },
    stop: () => clearTimeout(timer),
  };
}

function failed(reply: { key: string | null; message: string; code: number }): Partial<SaveState> {
  if (isUnanswered(reply) || reply.key === 'unavailable' || reply.key === 'tooManyRequests')
    return { step: 'offline' };
  if (reply.key === 'sessionExpired' || reply.key === 'signInRequired') return { step: 'ended' };
  if (reply.key === 'conflict') return { step: 'conflict' };
  return { step: 'refused', message: reply.message };
}
