import type { CallOutput } from '@/backend/contract/calls';
import { checkDraft, isBlocking } from '@/backend/contract/writing/checks';
import type { Correction } from '@/backend/contract/writing/correction';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { isUnanswered, type Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import type { SaveState } from '@/lib/saving/save-queue';
import { hasUploads, uploadOf } from '@/lib/writing/editor/upload-state';
import { hasPending } from '@/lib/writing/editor/uploads';
import type { Draft } from './draft-store';

export type SubmitOutcome =
  | { kind: 'sending' | 'pictures' | 'offline' }
  | { kind: 'sent'; place: number }
  /** The number of failed checks that block a submission. */
  | { kind: 'blocked'; count: number }
  /** The field of the release time contains no valid time. */
  | { kind: 'badTime' }
  /** The chosen cover could not be stored, or a picture of the text. */
  | { kind: 'coverFailed' | 'pictureFailed' }
  | { kind: 'unsaved'; state: SaveState }
  /** `isPast`: the release time has passed. */
  | { kind: 'refused'; message: string; isPast: boolean };

type Submitted = CallOutput<'submitContent'>;

/** The data of a draft that a submission needs. */
type Sent = Pick<
  Draft,
  'kind' | 'current' | 'editors' | 'onChange' | 'saver' | 'refusedTime' | 'coverStep' | 'setCoverStep'
>;

interface Sending {
  draft: Sent;
  /** Only this language; without it, every language that was begun. */
  lang?: Locale;
  correction: Correction | null;
  /** Sends the submission and, if the writer confirms a time far ahead, sends it again. */
  sendConfirmed: (send: (far: boolean) => Promise<Reply<Submitted>>) => Promise<Reply<Submitted>>;
  locale: Locale;
  onStep: (step: SubmitOutcome) => void;
  isGone: () => boolean;
}

/** The texts that a submission sends: always the original, and a translation if it has any text. */
export function textsToSend(document: DraftDocument, lang?: Locale): DraftText[] {
  const isBegun = ({ title, summary, body }: DraftText) =>
    [title, summary, body].some((words) => words.trim() !== '');
  return document.texts.filter((text, index) => (lang ? text.lang === lang : index === 0 || isBegun(text)));
}

/** Submits a draft for review: checks it, waits for pictures, saves it, then submits it. Reports each step. */
export async function submitDraft({
  draft,
  lang,
  correction,
  sendConfirmed,
  locale,
  onStep,
  isGone,
}: Sending): Promise<void> {
  if (draft.refusedTime() !== null) return onStep({ kind: 'badTime' });
  const document = draft.current();
  const texts = textsToSend(document, lang);
  const { length } = checkDraft({ kind: draft.kind, ...document, texts }).filter(isBlocking);
  if (length > 0) return onStep({ kind: 'blocked', count: length });
  if (hasPictureOnItsWay(draft)) {
    onStep({ kind: 'pictures' });
    await picturesArrived(draft);
    if (isGone()) return;
    onStep({ kind: 'sending' });
  }
  if (draft.coverStep() === 'failed') {
    // Said once: the next press of the button submits without it.
    draft.setCoverStep('settled');
    return onStep({ kind: 'coverFailed' });
  }
  if (textsToSend(draft.current(), lang).some(({ body }) => hasPending(body)))
    return onStep({ kind: 'pictureFailed' });
  const isStored = await draft.saver.flush();
  const state = draft.saver.state();
  const { id, version } = state;
  if (!isStored || id === null || version === null)
    return onStep(state.step === 'offline' ? { kind: 'offline' } : { kind: 'unsaved', state });
  const langs = texts.map((text) => text.lang);
  const reply = await sendConfirmed((far) =>
    postCall('submitContent', { id, version, langs, far, ...(correction && { correction }) }, locale),
  );
  if (reply.ok) {
    // The writer may have closed the dialog, and write on.
    draft.saver.rebase(reply.data.version);
    return onStep({ kind: 'sent', place: reply.data.place });
  }
  const isPast = reply.fields['release_time'] === 'inThePast';
  onStep(isUnanswered(reply) ? { kind: 'offline' } : { kind: 'refused', message: reply.message, isPast });
}

/** Whether the cover or a picture of the text is being sent, or copied from another site. */
const hasPictureOnItsWay = (draft: Sent) =>
  draft.coverStep() === 'coming' || draft.editors().some(hasUploads);

/** Resolves when no picture is on its way: each is stored, or has failed. */
function picturesArrived(draft: Sent): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (hasPictureOnItsWay(draft)) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [draft.onChange(look), ...draft.editors().map((editor) => uploadOf.onChange(editor, look))];
  });
}
