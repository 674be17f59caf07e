/** Players of other sites: what their frames load, and the page a reader can open instead. */
const PLAYERS: { name: string; frame: RegExp; page: (match: RegExpExecArray) => string }[] = [
  {
    name: 'YouTube',
    frame:
      /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live)\/(?!videoseries)([\w-]+)/,
    page: ([, id]) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'YouTube',
    frame: /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*&)?list=([\w-]+)/,
    page: ([, id]) => `https://www.youtube.com/playlist?list=${id}`,
  },
  { name: 'YouTube', frame: /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//, page: () => '' },
  {
    name: 'bilibili',
    frame: /^https?:\/\/player\.bilibili\.com\/.*?[?&]bvid=(\w+)/i,
    page: ([, id]) => `https://www.bilibili.com/video/${id}`,
  },
  {
    name: 'bilibili',
    frame: /^https?:\/\/player\.bilibili\.com\/.*?[?&]aid=(\d+)/i,
    page: ([, id]) => `https://www.bilibili.com/video/av${id}`,
  },
  { name: 'bilibili', frame: /^https?:\/\/(?:\w+\.)?(?:bilibili\.com|b23\.tv)\//, page: () => '' },
  {
    name: 'Vimeo',
    frame: /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/,
    page: ([, id]) => `https://vimeo.com/${id}`,
  },
  { name: 'Vimeo', frame: /^https?:\/\/(?:www\.)?vimeo\.com\//, page: () => '' },
  {
    name: 'Spotify',
    frame: /^https?:\/\/open\.spotify\.com\/embed\/([\w/-]+)/,
    page: ([, path]) => `https://open.spotify.com/${path}`,
  },
  { name: 'Spotify', frame: /^https?:\/\/open\.spotify\.com\//, page: () => '' },
  {
    name: 'SoundCloud',
    frame: /^https?:\/\/w\.soundcloud\.com\/player\/?\?(?:.*&)?url=([^&]+)/,
    page: ([, address = '']) => decoded(address),
  },
  { name: 'SoundCloud', frame: /^https?:\/\/(?:\w+\.)?soundcloud\.com\//, page: () => '' },
  {
    name: 'Facebook',
    frame: /^https?:\/\/www\.facebook\.com\/plugins\/\w+\.php\?(?:.*&)?href=([^&]+)/,
    page: ([, address = '']) => decoded(address),
  },
  {
    name: '腾讯视频',
    frame: /^https?:\/\/v\.qq\.com\/.*?[?&]vid=(\w+)/,
    page: ([, id]) => `https://v.qq.com/x/page/${id}.html`,
  },
  {
    name: '优酷',
    frame: /^https?:\/\/player\.youku\.com\/embed\/([\w=]+)/,
    page: ([, id]) => `https://v.youku.com/v_show/id_${id}.html`,
  },
  {
    name: '网易云音乐',
    frame: /^https?:\/\/music\.163\.com\/outchain\/player\?(?:.*&)?id=(\d+)/,
    page: ([, id]) => `https://music.163.com/song?id=${id}`,
  },
  {
    name: 'TikTok',
    frame: /^https?:\/\/www\.tiktok\.com\/embed\/(?:v2\/)?(\d+)/,
    page: ([, id]) => `https://www.tiktok.com/embed/${id}`,
  },
  { name: 'X', frame: /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/\w+\/status\//, page: () => '' },
  { name: 'Instagram', frame: /^https?:\/\/(?:www\.)?instagram\.com\/(?:p|reel|tv)\//, page: () => '' },
];

/** The address of the page behind a player, and the name of its site; null for an address of no such site. */
export function playerOf(address: string): { href: string; site: string } | null {
  for (const { name, frame, page } of PLAYERS) {
    const match = frame.exec(address);
    if (match) return { href: page(match) || address, site: name };
  }
  return null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
