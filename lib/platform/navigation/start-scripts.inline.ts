import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';
import { WAITING_TYPE } from './waiting-type';

/**
 * A script of cached pages that starts their other scripts: at once where there is a mouse; on phones at the reader's
 * first action, after the load when a member is signed in, or when the page has been untouched for a while. Until then
 * they are only fetched, so that the page can be read and scrolled before they run.
 */

/** How many milliseconds after its load a page runs its scripts if the reader has not touched it. */
const REST_MS = 8000;
/** How many milliseconds after it was parsed a page runs its scripts if some part of it does not load. */
const HANGING_MS = 15_000;
/** The events at which a page on a phone runs its scripts. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const LISTENING = { capture: true, passive: true };

const waiting = document.querySelectorAll(`script[type=${WAITING_TYPE}]`);
const hasNoMouse = window.matchMedia && window.matchMedia('(hover: none)').matches;
let hasBegun = false;

const sourceOf = (script: Element) => String(script.getAttribute('src'));

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const sign of SIGNS) removeEventListener(sign, begin, LISTENING);
  for (const script of waiting) {
    const running = document.createElement('script');
    running.async = true;
    running.src = sourceOf(script);
    script.replaceWith(running);
  }
}

/** Fetches the waiting scripts one after the other, from this one on. */
function fetchFrom(index: number): void {
  const script = waiting[index];
  if (hasBegun || !script) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  link.fetchPriority = 'low';
  link.href = sourceOf(script);
  document.head.append(link);
  setTimeout(fetchFrom, 0, index + 1);
}

function afterLoad(): void {
  const isMember = document.cookie.split('; ').includes(`${MEMBER_COOKIE}=1`);
  setTimeout(begin, isMember ? 0 : REST_MS);
  // `savesData` also reads a setting that browsers do not have by default, and every page would hold that.
  const { connection } = navigator;
  if (!(connection && connection.saveData)) fetchFrom(0);
}

if (hasNoMouse) {
  for (const sign of SIGNS) addEventListener(sign, begin, LISTENING);
  setTimeout(begin, HANGING_MS);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
} else begin();
