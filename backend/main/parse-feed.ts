import { tidyText } from '@/backend/contract/text-rule';
import type { Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { readTime } from '@/backend/kernel/text/time';
import type { ReadItem } from '@/backend/import/item';
import { readImport } from '@/backend/import/read-import';
import { unzipped } from '@/backend/import/source/unzip';
import { feedOfPage } from '@/backend/import/source/page-feeds';
import { FeedError } from '@/backend/modules/feeds/commands/fetch-feed';
import type { FeedEntry } from '@/backend/modules/feeds/commands/plan-read';
import type { ParseFeed } from '@/backend/modules/feeds/commands/read-feed';

/** The most characters of a text that are stored: enough for a flash. */
const MAX_TEXT = 600;
const MAX_TITLE = 200;

/** Reads a feed with the readers of the importer. @throws FeedError notAFeed */
export const parseFeed: ParseFeed = async (answer) => {
  const fetched = unzipped(answer);
  const feedAddress = feedOfPage(fetched.bytes, fetched.url);
  if (feedAddress !== null) return { entries: [], name: '', feedAddress };
  const entries: FeedEntry[] = [];
  let name = '';
  let trouble = '';
  for await (const event of readImport(fetched.url, { fetchBytes: () => Promise.resolve(fetched) })) {
    if (event.type === 'item') {
      entries.push(toEntry(event));
      name ||= event.item.sourceName ?? '';
    } else if ('reason' in event && event.where === fetched.url) trouble ||= event.reason;
  }
  // A feed may be empty; anything else without entries is not a feed.
  if (entries.length === 0 && trouble !== '' && trouble !== 'has no items')
    throw new FeedError('notAFeed', trouble);
  return { entries, name, feedAddress: null };
};

function toEntry({ item, otherKeys = [], audio = [] }: ReadItem): FeedEntry {
  const { sourceKey, texts, sourceUrl, releasedAt, status } = item;
  const [written] = texts;
  const { title = '', summary = '', body = '' } = written?.text ?? {};
  const lang = written?.lang ?? 'en';
  const words = plainText(withPlayers(body, lang, audio)) || summary;
  return {
    sourceKey,
    otherKeys,
    lang,
    title: clip(tidyText(title), MAX_TITLE),
    text: clip(words === title ? '' : words, MAX_TEXT),
    url: sourceUrl ?? '',
    publishedAt: releasedAt === null ? null : readTime(releasedAt).time,
    isWithdrawn: status === 'withdrawn',
  };
}

const CARD = /<aside class="link-card">[\s\S]*?<a href="([^"]*)"[\s\S]*?<\/aside>/g;
const AUDIO = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)(\?|$)/i;

/** A text with the addresses of its cards instead of their words: audio and video are offered as such. */
function withPlayers(body: string, lang: Locale, audio: readonly string[]): string {
  return body.replace(CARD, (_, address: string) => {
    const label =
      AUDIO.test(address) || audio.includes(decodeEntities(address))
        ? lang === 'en'
          ? 'Audio: '
          : lang === 'zh-Hant'
            ? '音訊：'
            : '音频：'
        : '';
    return `<p>${label}${address}</p>`;
  });
}

const decodeEntities = (address: string) => address.replaceAll('&amp;', '&');

/** Cuts a text after the last sentence or line in its second half, or else with an ellipsis. */
function clip(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const head = letters.slice(0, limit - 1).join('');
  const end = Math.max(...['\n', '。', '！', '？', '. '].map((sign) => head.lastIndexOf(sign)));
  return end > limit / 2 ? head.slice(0, end + 1).trimEnd() : `${head}…`;
}
