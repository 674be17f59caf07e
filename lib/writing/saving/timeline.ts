import type { DraftSettings, DraftText } from '@/backend/contract/writing/draft';
import type { Locale } from '@/lib/platform/language/locales';

type Words = Pick<DraftText, 'title' | 'summary'>;

/** One step that can be undone. For steps in the body, the editor stores what was done. */
export type Step =
  | { kind: 'body' }
  | { kind: 'words'; lang: Locale; before: Partial<Words>; after: Partial<Words> }
  | { kind: 'settings'; before: Partial<DraftSettings>; after: Partial<DraftSettings> };

/** Milliseconds; changes of one field within this time of each other are one step, as in the editor. */
const GROUP_MS = 500;
const MAX_STEPS = 200;

/** The undo history of text, title, summary and settings together, in order. */
export function createTimeline(now: () => number = Date.now) {
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastAt = 0;
  let isReplaying = false;

  const add = (step: Step) => {
    if (isReplaying) return;
    const last = done.at(-1);
    const at = now();
    const joined = last && undone.length === 0 && at - lastAt < GROUP_MS ? join(last, step) : null;
    done = joined ? [...done.slice(0, -1), joined] : [...done, step].slice(-MAX_STEPS);
    undone = [];
    lastAt = at;
  };
  const move = (from: Step[], run: (step: Step) => boolean): Step[] => {
    let rest = from;
    isReplaying = true;
    try {
      for (let step = rest.at(-1); step; step = rest.at(-1)) {
        rest = rest.slice(0, -1);
        if (run(step)) return rest;
      }
      return rest;
    } finally {
      isReplaying = false;
      lastAt = 0;
    }
  };
  return {
    add,
    /** Call when somebody goes on typing within a step of the body: undone steps can then not be redone. */
    resume: () => {
      if (!isReplaying) undone = [];
    },
    /** Undoes the last step and, if `run` returns false because that step changed nothing, also the one before. */
    undo: (run: (step: Step) => boolean) => {
      done = move(done, (step) => {
        const isMade = run(step);
        if (isMade) undone = [...undone, step];
        return isMade;
      });
    },
    redo: (run: (step: Step) => boolean) => {
      undone = move(undone, (step) => {
        const isMade = run(step);
        if (isMade) done = [...done, step];
        return isMade;
      });
    },
    clear: () => {
      done = [];
      undone = [];
    },
  };
}

/** Two steps in the same field as one; null for different fields. */
function join(last: Step, step: Step): Step | null {
  const isSame = (a: object, b: object) => Object.keys(a).join() === Object.keys(b).join();
  if (last.kind === 'words' && step.kind === 'words')
    return last.lang === step.lang && isSame(last.after, step.after) ? { ...last, after: step.after } : null;
  if (last.kind === 'settings' && step.kind === 'settings')
    return isSame(last.after, step.after) ? { ...last, after: step.after } : null;
  return null;
}
