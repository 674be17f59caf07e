import type { Context } from '@/backend/kernel/context';
import { ChannelError, type ChannelPicture } from '@/backend/modules/channels/services/service';

const TIMEOUT_MS = 10_000;
const META = /<meta\s[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * The share picture of a page, as its head names it: the portal draws it. Null when the portal does not answer or the page
 * has none; a flash is worth more than its picture.
 * @param path of the page, with its language
 */
export async function readSharePicture(
  { config, log }: Context,
  path: string,
): Promise<ChannelPicture | null> {
  try {
    const answer = await fetch(`${config.portalUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return null;
    return pictureOf(config.portalUrl, await answer.text());
  } catch (error) {
    log.info({ err: error, path }, 'the portal did not say what the share picture is');
    return null;
  }
}

function pictureOf(portalUrl: string, html: string): ChannelPicture | null {
  const values = new Map<string, string>();
  for (const [tag] of html.matchAll(META)) {
    const name = attributeOf(tag, 'property');
    if (name && !values.has(name)) values.set(name, attributeOf(tag, 'content') ?? '');
  }
  const url = values.get('og:image');
  if (!url || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return {
    url,
    mime: values.get('og:image:type') ?? (pathname.endsWith('.jpg') ? 'image/jpeg' : 'image/png'),
    alt: values.get('og:image:alt') ?? '',
    bytes: () => readBytes(`${portalUrl}${pathname}${search}`),
  };
}

async function readBytes(url: string): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  } catch {
    // Answered as below.
  }
  throw new ChannelError('later', 'no picture');
}

function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity) ?? null;
}
