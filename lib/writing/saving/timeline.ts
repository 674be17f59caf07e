import type { PieceSettings, PieceText } from '@/backend/contract/writing/piece';
import type { Locale } from '@/lib/platform/language/locales';

type Words = Pick<PieceText, 'title' | 'summary'>;

/** One thing that was done to a piece. What was done in the text is kept by its editor. */
export type Step =
  | { kind: 'body' }
  | { kind: 'words'; lang: Locale; before: Partial<Words>; after: Partial<Words> }
  | { kind: 'settings'; before: Partial<PieceSettings>; after: Partial<PieceSettings> };

/** Letters typed into one field within this time of each other are one step, as they are in the text. */
const GROUP_MS = 500;
const MOST = 200;

export type Timeline = ReturnType<typeof createTimeline>;

/** What was done to text, title, summary and settings, in the order it was done. */
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
    done = joined ? [...done.slice(0, -1), joined] : [...done, step].slice(-MOST);
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
    /** Typing went on within a step of the text: what was undone before is gone. */
    goOn: () => {
      if (!isReplaying) undone = [];
    },
    /** Takes the last step back; `run` says whether it changed anything, or the one before is taken. */
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

/** Two steps in the same field as one; null when they are of different fields. */
function join(last: Step, step: Step): Step | null {
  const isSame = (a: object, b: object) => Object.keys(a).join() === Object.keys(b).join();
  if (last.kind === 'words' && step.kind === 'words')
    return last.lang === step.lang && isSame(last.after, step.after) ? { ...last, after: step.after } : null;
  if (last.kind === 'settings' && step.kind === 'settings')
    return isSame(last.after, step.after) ? { ...last, after: step.after } : null;
  return null;
}
