import { ownValue } from '@/backend/contract/own-value';

/** The sites whose players a text can show, after the reader asks for them. */
export type PlayerSite = 'youtube' | 'bilibili' | 'vimeo' | 'spotify';

/** A video or a recording on one of these sites. */
export interface Player {
  site: PlayerSite;
  /** As the site writes it, checked by `isPlayerId`. */
  id: string;
  /** Seconds from the beginning; 0 without one. */
  start: number;
}

interface Site {
  /** As the site writes its name. */
  name: string;
  /** The only origin its frame is loaded from. */
  origin: string;
  id: RegExp;
  /** Whether an address is of this site's pages or players. */
  hosts: RegExp;
  /** The id in an address of its hosts, unchecked; null for another page of the site. */
  read: (url: URL) => string | null;
  /** The address of the page a reader can open instead. */
  page: (id: string, start: number) => string;
  /** Path and query of the frame. */
  frame: (id: string, start: number) => string;
}

const SITES: Record<PlayerSite, Site> = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    // A video, or a list of videos that somebody made; the mixes YouTube makes for a viewer (RD…) are not for others.
    id: /^(?!videoseries$)[\w-]{11}$|^list\/(?!RD(?!CLAK))[\w-]{13,64}$/,
    hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    read: ({ hostname, pathname, searchParams }) => {
      if (hostname === 'youtu.be') return pathname.slice(1);
      const isList = /^\/(?:playlist|embed(?:\/videoseries)?)\/?$/.test(pathname);
      if (isList && /^(?:playlist)?$/.test(searchParams.get('listType') ?? ''))
        return `list/${searchParams.get('list') ?? ''}`;
      return pathname === '/watch'
        ? searchParams.get('v')
        : firstOf(/^\/(?:embed|v|shorts|live)\/([\w-]+)\/?$/, pathname);
    },
    page: (id, start) => {
      const list = listOf(id);
      if (list !== null) return `https://www.youtube.com/playlist?list=${list}`;
      return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
    },
    frame: (id, start) => {
      const list = listOf(id);
      if (list !== null) return `/embed/videoseries?list=${list}&autoplay=1`;
      return `/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
    },
  },
  bilibili: {
    name: 'bilibili',
    origin: 'https://player.bilibili.com',
    // The number of the video, and of its part from the second on.
    id: /^(?:BV[0-9A-Za-z]{10}|av[1-9]\d{0,14})(?:\/(?:[2-9]|[1-9]\d{1,3}))?$/,
    hosts: /^(?:(?:www|m|player)\.)?bilibili\.com$/,
    read: ({ pathname, searchParams }) => {
      const number = searchParams.get('aid');
      const video =
        firstOf(/^\/video\/(BV\w+|av\d+)\/?$/i, pathname) ??
        (/^\/(?:player|blackboard\/\w+)\.html$/.test(pathname)
          ? (searchParams.get('bvid') ?? (number && `av${number}`))
          : null);
      const part = Number(searchParams.get('p') ?? searchParams.get('page') ?? 1);
      return video && part > 1 ? `${video}/${part}` : video;
    },
    page: (id, start) => {
      const [video, part] = id.split('/');
      const query = [...(part ? [`p=${part}`] : []), ...(start > 0 ? [`t=${start}`] : [])].join('&');
      return `https://www.bilibili.com/video/${video}${query === '' ? '' : `?${query}`}`;
    },
    frame: (id, start) => {
      const [video = '', part = '1'] = id.split('/');
      const which = video.startsWith('av') ? `aid=${video.slice(2)}` : `bvid=${video}`;
      return `/player.html?isOutside=true&${which}&p=${part}&autoplay=1${start > 0 ? `&t=${start}` : ''}`;
    },
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    // The second part is the key of a video that is not listed.
    id: /^[1-9]\d{2,14}(?:\/[0-9a-f]{6,24})?$/,
    hosts: /^(?:(?:www|player)\.)?vimeo\.com$/,
    read: ({ pathname, searchParams }) => {
      const video = firstOf(/^\/(?:video\/|channels\/[\w-]+\/)?(\d+(?:\/[0-9a-f]+)?)\/?$/, pathname);
      const key = searchParams.get('h');
      return video && key && !video.includes('/') ? `${video}/${key}` : video;
    },
    page: (id, start) => `https://vimeo.com/${id}${start > 0 ? `#t=${start}s` : ''}`,
    frame: (id, start) => {
      const [video, key] = id.split('/');
      return `/video/${video}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1${start > 0 ? `#t=${start}s` : ''}`;
    },
  },
  spotify: {
    name: 'Spotify',
    origin: 'https://open.spotify.com',
    id: /^(?:track|album|playlist|episode|show|artist)\/[0-9A-Za-z]{22}$/,
    hosts: /^open\.spotify\.com$/,
    read: ({ pathname }) => firstOf(/^\/(?:intl-[\w-]+\/)?(?:embed\/)?(\w+\/\w+)\/?$/, pathname),
    page: (id) => `https://open.spotify.com/${id}`,
    frame: (id) => `/embed/${id}`,
  },
};

export const PLAYER_SITES: readonly PlayerSite[] = ['youtube', 'bilibili', 'vimeo', 'spotify'];

/** Whether a text names one of the sites above. */
export function isPlayerSite(name: string): name is PlayerSite {
  return ownValue(SITES, name) !== undefined;
}

/** Whether an id has the form the site writes; nothing else may become part of an address. */
export function isPlayerId(site: string, id: string): boolean {
  return isPlayerSite(site) && SITES[site].id.test(id);
}

/** What an address of a page or a player of these sites plays; null for any other address. */
export function readPlayer(address: string): Player | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const site = PLAYER_SITES.find((name) => SITES[name].hosts.test(url.hostname));
  const id = site && SITES[site].read(url);
  return site && id && isPlayerId(site, id) ? { site, id, start: startOf(url) } : null;
}

/** The address of the page where a reader can play it without a frame. */
export function playerPage({ site, id, start }: Player): string {
  return SITES[site].page(id, start);
}

/** The address of the frame that plays it; it begins at once, because the reader asked for it. */
export function playerFrame({ site, id, start }: Player): string {
  return SITES[site].origin + SITES[site].frame(id, start);
}

/** The name of a site as the site writes it. */
export function playerName(site: PlayerSite): string {
  return SITES[site].name;
}

/** The only origin that frames of a site are loaded from. */
export function playerOrigin(site: PlayerSite): string {
  return SITES[site].origin;
}

/** Seconds in `t=90`, `start=90`, `t=1m30s` or `#t=90s`; 0 without them. */
function startOf({ searchParams, hash }: URL): number {
  const written =
    searchParams.get('start') ?? searchParams.get('t') ?? firstOf(/^#t=([\dhms]+)$/, hash) ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written) ?? [];
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), 99_999);
}

/** The list of videos an id of YouTube names; null for a single video. */
const listOf = (id: string): string | null => firstOf(/^list\/(.+)$/, id);

function firstOf(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[1] ?? null;
}
