import type { Editor } from '@tiptap/core';
import { isUnanswered } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { readSides } from '@/lib/uploads/picture-check';
import { changeUpload, finishUpload, setUpload, uploadOf } from './upload-state';

const FOREIGN = /^https?:\/\//i;
/** The number of pictures copied at the same time; more would slow down the writer's other calls. */
const AT_ONCE = 3;

interface Options {
  locale: Locale;
  /** Why a picture could not be copied, in the writer's language. */
  words: { notRead: string; offline: string };
}

/** Whether a picture is on another site; readers would get a link instead of it. */
export function isForeignPicture(src: unknown): boolean {
  return FOREIGN.test(String(src));
}

/**
 * Copies pictures from other sites to this one, a few at a time. A picture that cannot be copied keeps its address and
 * shows the reason, with a button to try again.
 * @param only the address of the only picture to copy; without it, all pictures in the text that were not tried yet
 */
export async function copyForeignPictures(editor: Editor, options: Options, only?: string): Promise<void> {
  const waiting = only === undefined ? untried(editor) : [only];
  for (const src of waiting)
    setUpload(editor, src, {
      preview: '',
      percent: null,
      error: null,
      retry: () => void copyForeignPictures(editor, options, src),
    });
  const work = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift())
      await copyOne(editor, src, options);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function untried(editor: Editor): string[] {
  const addresses = new Set<string>();
  editor.state.doc.descendants(({ attrs }) => {
    if (isForeignPicture(attrs['src']) && !uploadOf(editor, attrs['src']))
      addresses.add(String(attrs['src']));
  });
  return [...addresses];
}

async function copyOne(editor: Editor, src: string, { locale, words }: Options): Promise<void> {
  const reply = await postCall('copyPicture', { url: src }, locale);
  if (editor.isDestroyed) return;
  if (!reply.ok) {
    const isRefused = reply.key !== null && reply.key !== 'invalidInput';
    const error = isUnanswered(reply) ? words.offline : isRefused ? reply.message : words.notRead;
    changeUpload(editor, src, { error });
    return;
  }
  const sides = await readSides(reply.data);
  if (editor.isDestroyed) return;
  const size = sides ? { width: String(sides.width), height: String(sides.height) } : {};
  finishUpload(editor, src, { src: reply.data, ...size });
}
