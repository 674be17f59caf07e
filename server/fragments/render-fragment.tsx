import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { readerLanguage, type ReaderLanguage } from '@/lib/platform/language/localize';
import { isPathOff } from '@/lib/platform/routing/hidden-sections';
import { NothingToShow } from '../next/stand-ins/navigation';
import { renderIn } from '../next/stand-ins/rendered-page';
import { type FragmentKind, parseAddress, type RequestOf } from './parse-address';
import { views } from './views';

/** A fragment's HTML, null when there is none, and after how many seconds it is rendered again at the latest. */
export interface RenderedFragment {
  html: string | null;
  seconds: number;
  /** The part of it that readers see; absent for all of it. */
  shown?: string;
}

/** For how many seconds an address without a fragment is remembered. */
const MISSING: RenderedFragment = { html: null, seconds: 10 };

/**
 * Renders the fragment at an address, by React alone: without a document around it, and without the data that a browser
 * would need to render it again, Next takes ten times as long. What it reads is recorded in the request context.
 * @throws Error when it cannot be rendered at the moment
 */
export async function renderFragment(address: string): Promise<RenderedFragment> {
  const request = parseAddress(address);
  if (!request || isPathOff(request.path)) return MISSING;
  const { locale, fragment } = request;
  const { seconds } = views[fragment.kind];
  try {
    return await renderIn({ locale, address }, async () => {
      const view = await viewOf(fragment, readerLanguage(locale));
      return view === undefined ? MISSING : { html: await htmlOf(view), seconds };
    });
  } catch (error) {
    if (error instanceof NothingToShow) return MISSING;
    throw error;
  }
}

function viewOf<Kind extends FragmentKind>(
  fragment: RequestOf<Kind>,
  language: ReaderLanguage,
): Promise<ReactNode> {
  const { render } = views[fragment.kind as Kind];
  return render(fragment, language);
}

/** What stands in the place of a fragment that shows nothing: an empty place is one whose fragment could not be rendered. */
const NOTHING = '<!-- -->';

/** React puts the hints for pictures into the head of a document, which is left out. */
async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <html>
      <body>{view}</body>
    </html>,
    { onError: () => undefined },
  );
  const document = await text(prelude);
  const html = document.slice(document.indexOf('<body>') + '<body>'.length, document.lastIndexOf('</body>'));
  return html || NOTHING;
}
