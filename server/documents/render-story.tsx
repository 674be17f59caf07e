import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { installable } from '@/lib/download/installable';
import { viewToken } from '@/lib/platform/config/page-tokens';
import { readerLanguage } from '@/lib/platform/language/localize';
import { storyMetadata } from '@/lib/stories/metadata';
import { readStoryPage } from '@/lib/stories/read-page';
import { metadataTags } from '../next/metadata-tags';
import { NothingToShow } from '../next/stand-ins/navigation';
import { renderIn } from '../next/stand-ins/rendered-page';
import { type StoryAddress, writeStoryAddress } from './story-address';
import { storyView } from './views';

/** What the page of a story has that no other page has; around it is the shell, which all of them share. */
export interface StoryParts {
  /** The part of the head that names and describes it. */
  metadata: string;
  /** Links in the head for pictures that are wanted at once. */
  hints: string;
  /** What is inside the element `main`. */
  main: string;
  /** A hash of the data it is made of. */
  data: string;
}

/**
 * Renders what belongs to a story, by React alone, the same bytes as on the page that Next renders. What it reads is
 * recorded in the request context.
 * @returns null when the address does not show this story: it is missing, withdrawn, or of another kind
 * @throws Error when it cannot be rendered at the moment
 */
export async function renderStory(story: StoryAddress): Promise<StoryParts | null> {
  const { locale, kind, id } = story;
  const language = readerLanguage(locale);
  try {
    return await renderIn({ locale, address: writeStoryAddress(story) }, async () => {
      const page = await readStoryPage(id, language, kind === 'article');
      if (page.story.kind !== kind) return null;
      return {
        metadata: metadataTags({ ...installable(locale), ...storyMetadata(page.story, locale) }),
        ...(await partsOf(storyView(kind, page, language))),
        data: createHash('sha1')
          .update(JSON.stringify([page, viewToken(id)]))
          .digest('base64url'),
      };
    });
  } catch (error) {
    if (error instanceof NothingToShow) return null;
    throw error;
  }
}

/** React writes hints for pictures into the head. */
async function partsOf(view: ReactNode): Promise<{ hints: string; main: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html>
      <head />
      <body>{view}</body>
    </html>,
    { onError: (error) => void errors.push(error) },
  );
  const document = await text(prelude);
  // A part that fails would be left to the browser.
  if (errors.length > 0) throw errors[0];
  return { hints: between(document, '<head>', '</head>'), main: between(document, '<body>', '</body>') };
}

function between(document: string, start: string, end: string): string {
  return document.slice(document.indexOf(start) + start.length, document.lastIndexOf(end));
}
