/** @jest-environment jsdom */
import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import { postCall } from '@/lib/platform/calls/post-call';
import { changeUpload, finishUpload, setUpload } from '@/lib/writing/editor/upload-state';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { createSaver } from '@/lib/writing/saving/saver';
import { submitDraft, type SubmitOutcome } from '@/lib/writing/saving/submit-draft';
import { makePasteEditor } from '@/tests/support/paste';

jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const FOREIGN = 'https://example.org/a.png';
const DOCUMENT = {
  ...EMPTY_SETTINGS,
  texts: [{ lang: 'zh-Hans' as const, title: '题', summary: '', body: '<p>文</p>' }],
};

let desk: ReturnType<typeof makePasteEditor>;
type Step = ReturnType<Draft['coverStep']>;
const cover = {
  step: 'settled' as Step,
  listeners: new Set<() => void>(),
  set: (step: Step) => {
    cover.step = step;
    cover.listeners.forEach((listener) => listener());
  },
};
beforeEach(() => {
  cover.step = 'settled';
  desk = makePasteEditor();
  jest.mocked(postCall).mockReset();
  jest.mocked(postCall).mockResolvedValue({ ok: true, data: { id: 7, version: 4, place: 1 } });
  const uploading = { preview: '', percent: null, error: null, retry: () => undefined };
  setUpload(desk.editor, FOREIGN, uploading);
});
afterEach(() => desk.destroy());

/**
 * Submits a stored draft of this editor.
 * @returns the steps reported so far
 */
function submit(
  kind: 'article' | 'flash' = 'article',
  document = DOCUMENT,
  refusedTime: string | null = null,
): { steps: string[]; done: Promise<void>; version: () => number | null } {
  const steps: string[] = [];
  const saver = createSaver({
    key: 'new-1',
    start: { id: 7, version: 3, savedAt: '' },
    kind,
    document: () => document,
    send: () => Promise.reject(new Error('nothing was changed')),
    keep: () => undefined,
  });
  const draft = {
    kind,
    current: () => document,
    editors: () => [desk.editor],
    onChange: (listener: () => void) => {
      cover.listeners.add(listener);
      return () => void cover.listeners.delete(listener);
    },
    saver,
    refusedTime: () => refusedTime,
    coverStep: () => cover.step,
    setCoverStep: cover.set,
  };
  const onStep = (step: SubmitOutcome) => void steps.push(step.kind);
  const done = submitDraft({
    draft,
    correction: null,
    sendConfirmed: (send) => send(false),
    locale: 'zh-Hans',
    onStep,
    isGone: () => false,
  });
  return { steps, done, version: () => saver.state().version };
}

test('a submit waits for a picture that is being copied from another site, and says so', async () => {
  const { steps, done } = submit();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(steps).toEqual(['pictures']);
  expect(postCall).not.toHaveBeenCalled();
  finishUpload(desk.editor, FOREIGN, { src: '/uploads/a.png' });
  await done;
  expect(steps).toEqual(['pictures', 'sending', 'sent']);
});

test('a submit goes on without a picture that cannot be copied', async () => {
  const { steps, done, version } = submit();
  changeUpload(desk.editor, FOREIGN, { error: 'not there' });
  await done;
  // What is written after it builds on the submitted version.
  expect(version()).toBe(4);
  expect(steps).toEqual(['pictures', 'sending', 'sent']);
});

test('a submit is checked by its kind: a flash needs no text below its title, an article does', async () => {
  const titleAlone = { ...DOCUMENT, texts: DOCUMENT.texts.map((text) => ({ ...text, body: '' })) };
  changeUpload(desk.editor, FOREIGN, { error: 'not there' });
  const article = submit('article', titleAlone);
  await article.done;
  expect(article.steps).toEqual(['blocked']);
  const flash = submit('flash', titleAlone);
  await flash.done;
  expect(flash.steps.at(-1)).toBe('sent');
});

test('a submit sends nothing while the field of the release time has a time in the past', async () => {
  const { steps, done } = submit('article', DOCUMENT, '2020-01-01T08:00');
  await done;
  expect(steps).toEqual(['badTime']);
  expect(postCall).not.toHaveBeenCalled();
});

test('a submit waits for a cover on its way; without one that failed it goes on only when asked again', async () => {
  changeUpload(desk.editor, FOREIGN, { error: 'not there' });
  cover.set('coming');
  const first = submit();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(first.steps).toEqual(['pictures']);
  cover.set('settled');
  await first.done;
  expect(first.steps).toEqual(['pictures', 'sending', 'sent']);
  jest.mocked(postCall).mockClear();
  cover.set('failed');
  const second = submit();
  await second.done;
  expect(second.steps).toEqual(['coverFailed']);
  expect(postCall).not.toHaveBeenCalled();
  const third = submit();
  await third.done;
  expect(third.steps).toEqual(['sent']);
});

test('a submit says that a picture of the text is not stored, instead of waiting for one that does not come', async () => {
  changeUpload(desk.editor, FOREIGN, { error: 'not there' });
  const body = '<p>文</p><figure><img src="/uploads/pending-1" alt="图"><figcaption></figcaption></figure>';
  const texts = DOCUMENT.texts.map((text) => ({ ...text, body }));
  const { steps, done } = submit('article', { ...DOCUMENT, texts });
  await done;
  expect(steps).toEqual(['pictureFailed']);
  expect(postCall).not.toHaveBeenCalled();
});
