import { getPage } from '@/lib/platform/calls/browser';
import { FRAGMENT_ATTRIBUTE, commentsAfter } from '@/lib/platform/fragments/address';
import { subscribeToDrafts } from '@/lib/accounts/use-form-draft';
import { holdPage, showComposing } from './composing';
import { listenForComments } from './listen';
import { loadOwn } from './own-state';
import { listenForPresses } from './presses';
import { rememberList } from './refresh';
import { currentSection, takeOverAll } from './section';

/** How far from the screen the comments of a story are fetched that has none in its page, in pixels. */
const NEAR_PX = 800;

let stop = () => {};

/**
 * Takes the comments of the page that is open over. Where the page came without any, their form is fetched once the
 * reader comes near the end of the story.
 */
export function startComments(): void {
  stop();
  stop = () => {};
  const place = findPlace();
  if (!place) return;
  if (currentSection()) return begin();
  const end = document.createElement('span');
  place.replaceChildren(end);
  // An element without a box is never on the screen.
  end.style.display = 'block';
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Whoever jumps to the foot of the page has passed them.
      if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return;
      observer.disconnect();
      void bring(place);
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(end);
  stop = () => observer.disconnect();
}

/** The place of comments in the page; after what follows a story it is made. Null for a page without stories. */
function findPlace(): Element | null {
  const place = document.querySelector(`[${FRAGMENT_ATTRIBUTE}*="/fragments/comments/"]`);
  const before = document.querySelector(`[${FRAGMENT_ATTRIBUTE}*="/fragments/after/"]`);
  if (place || !before) return place;
  const address = commentsAfter(before.getAttribute(FRAGMENT_ATTRIBUTE) ?? '');
  if (address === null) return null;
  const slot = document.createElement('div');
  slot.setAttribute(FRAGMENT_ATTRIBUTE, address);
  slot.className = 'contents';
  before.append(slot);
  return slot;
}

async function bring(place: Element): Promise<void> {
  const address = place.getAttribute(FRAGMENT_ATTRIBUTE);
  const html = await getPage(`${address}/picked`).catch(() => null);
  if (html === null || !place.isConnected) return;
  place.innerHTML = html;
  if (currentSection()) begin();
}

function begin(): void {
  const section = currentSection();
  if (!section) return;
  rememberList(section);
  listenForPresses();
  takeOverAll(section.root);
  showComposing(section);
  void loadOwn(section);
  const stopListening = listenForComments(section);
  // Drafts are deleted when the member logs out in another tab.
  const stopDrafts = subscribeToDrafts(() => showComposing(section));
  stop = () => {
    stopListening();
    stopDrafts();
    holdPage(null);
  };
}
