import type { CallOutput } from '@/backend/contract/calls';
import { getJson } from '@/lib/platform/calls/browser';

/** The chat app's own script; the app requires it to be loaded from this address. */
const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const ACTIONS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
/** Milliseconds to wait after a change of the head: a soft navigation changes it in several steps. */
const SETTLE_MS = 250;

/** The content of a shared link. */
interface ShareWords {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** The part of the app's script that is used. */
type ChatScript = Record<(typeof ACTIONS)[number], (words: ShareWords) => void> & {
  config: (setup: CallOutput<'shareSignature'> & { jsApiList: readonly string[] }) => void;
  ready: (done: () => void) => void;
};

let isStarted = false;

/**
 * Makes the app's share menu show the share tags of the page, also after navigation.
 * @throws Event when the app's script cannot be loaded; later calls do nothing
 */
export async function startChatShare(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const landing = plainAddress();
  const chat = await loadScript();
  let signed = '';
  const follow = async () => {
    // On iOS the app checks the signature for the address at which the reader entered the site, even after navigation.
    const address = /iPhone|iPad/.test(navigator.userAgent) ? landing : plainAddress();
    if (address !== signed) {
      signed = address;
      const query = new URLSearchParams({ url: address });
      const signature = await getJson<CallOutput<'shareSignature'>>(`/api/share-signature?${query}`);
      chat.config({ ...signature, jsApiList: ACTIONS });
    }
    chat.ready(() => {
      for (const action of ACTIONS) chat[action](readWords());
    });
  };
  const tryFollow = () => void follow().catch(() => (signed = ''));
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tryFollow, SETTLE_MS);
  }).observe(document.head, { childList: true, subtree: true, attributes: true });
  tryFollow();
}

const plainAddress = () => location.href.replace(/#.*$/, '');

async function loadScript(): Promise<ChatScript> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: SCRIPT, async: true, onload: resolve, onerror: reject });
    document.body.append(script);
  });
  return (window as unknown as { wx: ChatScript }).wx;
}

/** The contents of the share tags in the page's head. */
function readWords(): ShareWords {
  const content = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content ??
    '';
  return {
    title: content('og:title') || document.title,
    desc: content('og:description'),
    link: content('og:url') || plainAddress(),
    imgUrl: content('og:image'),
  };
}
