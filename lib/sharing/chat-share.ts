import type { CallOutput } from '@/backend/contract/calls';
import { getJson } from '@/lib/platform/calls/browser';

/** The chat app's own script; the app wants it from this address. */
const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const ACTIONS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
/** A soft navigation changes the head in several steps. */
const SETTLE_MS = 250;

/** What a shared link shows. */
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
 * From now on the app's share menu shows what the head of the page says, on each page the reader goes to.
 * @throws Event when the app's script cannot be loaded; it is not tried again
 */
export async function startChatShare(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const landing = plainAddress();
  const chat = await loadScript();
  let signed = '';
  const follow = async () => {
    // On an iPhone the app takes the address a reader came by for the page's, wherever they went since.
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

/** The words of the head's share tags. */
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
