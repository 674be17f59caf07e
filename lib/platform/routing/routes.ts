import type { Chrome } from './chrome';

export interface Route {
  /** Canonical address; `[name]` stands for one segment. A numbered list has its further pages at `…/page/[page]`. */
  path: string;
  /** Folder of the page under `app/[locale]`, whatever groups it stands in; same parameter names. */
  page: string;
  /** Other addresses that show the same page; same parameter names. */
  aliases?: readonly string[];
  /** Bare addresses whose query form (`?id=7`) leads to `path`; `?key` names another key than the parameter's. */
  bare?: readonly string[];
  /** `required`: anonymous visits go to /home; `account`: the page opens the login dialog. */
  session?: 'required' | 'account';
  /** False keeps search engines out. */
  isIndexable?: boolean;
  /** Only these languages have the page; all three when absent. */
  onlyLocale?: 'en';
  /** Where the shell differs from that of most pages. */
  chrome?: Partial<Chrome>;
}

const bareChrome = { frame: 'bare', footer: false, toolBar: false } as const;
const privatePage = { session: 'account', isIndexable: false } as const;
const gated = { session: 'required', isIndexable: false } as const;
const hostPage = { ...privatePage, chrome: bareChrome } as const;
const deskPage = { ...gated, chrome: bareChrome } as const;
const regionChrome = { frame: 'region', footer: false } as const;

/** Every address of the site. Middleware, links, canonical addresses and sitemaps are read from here. */
export const routes = {
  home: { path: '/', page: 'home', aliases: ['/home'], chrome: { background: 'band' } },

  news: { path: '/news', page: 'news', aliases: ['/home_kuaixun', '/kuaixun_wz', '/gw_detail'] },
  newsImportant: { path: '/news/important', page: 'news/important', isIndexable: false },
  newsCategory: { path: '/news/category/[id]', page: 'news/category/[id]', isIndexable: false },
  newsDay: { path: '/news/day/[day]', page: 'news/day/[day]' },
  flash: {
    path: '/news/[id]',
    page: 'news/[id]',
    aliases: ['/kuaixun_wz/[id]'],
    bare: ['/news', '/kuaixun_wz'],
  },
  contents: {
    path: '/contents/[id]',
    page: 'contents/[id]',
    aliases: ['/gw_detail/[id]'],
    bare: ['/gw_detail', '/contents'],
  },

  columns: { path: '/columns', page: 'columns/[page]', aliases: ['/home_zl'] },
  columnList: { path: '/columnlist', page: 'people/list/[page]', aliases: ['/zl_list'] },
  author: {
    path: '/columnlist/[id]',
    page: 'people/[id]/[page]',
    aliases: ['/zl_list/[id]'],
    bare: ['/columnlist', '/zl_list'],
  },

  articles: { path: '/home_wz', page: 'articles/list/[page]', aliases: ['/wz_detail'] },
  category: { path: '/home_wz/[id]', page: 'articles/category/[id]/[page]', bare: ['/home_wz'] },
  article: {
    path: '/wz_detail/[id]',
    page: 'articles/[id]',
    bare: ['/wz_detail'],
    chrome: { toolBar: false },
  },

  features: { path: '/features', page: 'topics', aliases: ['/hot_topics'] },
  topic: {
    path: '/features/[id]',
    page: 'topics/[id]/[page]',
    aliases: ['/gw_dex/[id]'],
    bare: ['/features', '/hot_topics', '/gw_dex'],
  },
  label: { path: '/features/label/[id]', page: 'topics/labels/[id]/[page]' },
  specials: { path: '/home_zt', page: 'topics/specials' },

  events: {
    path: '/events',
    page: 'events/list/[page]',
    aliases: ['/home_active', '/activity', '/ac_detail'],
  },
  eventsPast: { path: '/events/past', page: 'events/past/[page]' },
  event: {
    path: '/events/[id]',
    page: 'events/[id]',
    aliases: ['/ac_detail/[id]'],
    bare: ['/events', '/ac_detail', '/activity', '/home_active'],
  },
  calendar: { path: '/gw_shijian', page: 'events/calendar' },
  calendarMonth: { path: '/gw_shijian/[month]', page: 'events/calendar/[month]', isIndexable: false },
  organisers: { path: '/gw_ruzhu', page: 'events/organisers' },
  organiser: { path: '/gw_ruzhu/[id]', page: 'events/organisers/[id]', bare: ['/gw_ruzhu'] },

  usa: { path: '/usa', page: 'usa', chrome: regionChrome },
  hk: { path: '/hk', page: 'hk', chrome: { ...regionChrome, background: 'dark' } },

  data: { path: '/DataEra', page: 'data' },
  dataRecords: { path: '/DataEra/records', page: 'data/records' },
  dataType: { path: '/DataEra/[type]', page: 'data/[type]', bare: ['/DataEra'] },
  tools: { path: '/home_tools', page: 'directory/tools', aliases: ['/tool'] },
  tool: { path: '/home_tools/[id]', page: 'directory/tools/[id]', bare: ['/home_tools', '/tool'] },

  weekly: { path: '/home_jszk', page: 'weekly' },
  weeklyIssue: { path: '/home_jszk/[id]', page: 'weekly/[id]', bare: ['/home_jszk'] },
  partners: { path: '/home_hz', page: 'directory/partners' },
  partner: { path: '/home_hz/[id]', page: 'directory/partners/[id]', bare: ['/home_hz'] },
  notices: { path: '/notice', page: 'directory/notices' },
  notice: { path: '/notice/[id]', page: 'directory/notices/[id]', bare: ['/notice'] },

  about: { path: '/aboutus', page: 'directory/about' },
  copyright: { path: '/copyright', page: 'directory/copyright' },
  contact: { path: '/contactus', page: 'directory/contact' },
  terms: { path: '/fuwutiaokuan', page: 'directory/terms', chrome: bareChrome },
  disclaimer: { path: '/mianzeshengming', page: 'directory/disclaimer', chrome: bareChrome },
  download: { path: '/download', page: 'download', chrome: { ...bareChrome, downloadButton: false } },

  search: { path: '/search', page: 'search', aliases: ['/gw_search'], isIndexable: false },
  searchResults: {
    path: '/search/[keyword]',
    page: 'search/[keyword]',
    aliases: ['/gw_search/[keyword]'],
    bare: ['/search', '/gw_search', '/gw_search?key'],
    isIndexable: false,
  },

  signUp: { path: '/signUp', page: 'accounts/sign-up', isIndexable: false },
  third: { path: '/third', page: 'accounts/third-party-return', isIndexable: false, chrome: bareChrome },
  my: { path: '/my', page: 'members/overview', ...privatePage },
  myArticles: { path: '/mywz', page: 'writing/articles', ...privatePage },
  publish: { path: '/publish', page: 'writing/new', ...privatePage, chrome: bareChrome },
  publishEdit: {
    path: '/publish/[id]',
    page: 'writing/[id]',
    bare: ['/publish'],
    ...privatePage,
    chrome: bareChrome,
  },
  preview: { path: '/preview/[token]', page: 'writing/preview/[token]', isIndexable: false },
  eventPreview: { path: '/preview/event/[token]', page: 'events/preview/[token]', isIndexable: false },
  feedback: { path: '/feed_back', page: 'members/feedback', ...privatePage },
  collect: { path: '/collect', page: 'members/collected', ...privatePage },
  follow: { path: '/follow', page: 'members/followed', ...privatePage },
  hosting: { path: '/ac_organ', page: 'events/hosting', ...privatePage, chrome: { footer: false } },
  gate: { path: '/ac_organ/gate', page: 'tickets/gate', isIndexable: false, chrome: bareChrome },
  gateSetup: { path: '/ac_organ/[id]/gate', page: 'events/hosting/[id]/gate', ...hostPage },
  hostingRehearsal: {
    path: '/ac_organ/[id]/rehearsal',
    page: 'events/hosting/[id]/rehearsal',
    ...hostPage,
  },
  hostingEvent: { path: '/ac_organ/[id]', page: 'events/hosting/[id]/overview', ...hostPage },
  hostingOrders: { path: '/ac_organ/[id]/orders', page: 'events/hosting/[id]/orders', ...hostPage },
  hostingCodes: { path: '/ac_organ/[id]/codes', page: 'events/hosting/[id]/codes', ...hostPage },
  hostingWaiting: { path: '/ac_organ/[id]/waiting', page: 'events/hosting/[id]/waiting', ...hostPage },
  hostingLetters: { path: '/ac_organ/[id]/letters', page: 'events/hosting/[id]/letters', ...hostPage },
  hostingStaff: { path: '/ac_organ/[id]/staff', page: 'events/hosting/[id]/staff', ...hostPage },
  hostingWebhooks: { path: '/ac_organ/[id]/webhooks', page: 'events/hosting/[id]/webhooks', ...hostPage },
  hostingChange: { path: '/ac_organ/[id]/change', page: 'events/hosting/[id]/change', ...hostPage },
  eventCreate: { path: '/ac_create', page: 'events/hosting/new', ...hostPage },
  eventEdit: { path: '/ac_create/[id]', page: 'events/hosting/[id]/edit', bare: ['/ac_create'], ...hostPage },
  myTickets: { path: '/ac_mine', page: 'tickets', aliases: ['/ac_ticket'], ...privatePage },
  order: {
    path: '/ac_mine/[id]',
    page: 'tickets/orders/[id]',
    bare: ['/ac_mine?order'],
    ...privatePage,
    chrome: { toolBar: false },
  },
  orderReceipt: {
    path: '/ac_mine/[id]/receipt',
    page: 'tickets/receipts/[id]',
    ...privatePage,
    chrome: { toolBar: false },
  },
  ticket: {
    path: '/ac_ticket/[id]',
    page: 'tickets/[id]',
    bare: ['/ac_ticket'],
    ...privatePage,
    chrome: { toolBar: false },
  },
  ticketByKey: {
    path: '/ac_ticket/key/[token]',
    page: 'tickets/key/[token]',
    bare: ['/ac_ticket?key'],
    isIndexable: false,
    chrome: { toolBar: false },
  },
  individual: { path: '/my/Individual', page: 'members/profile', ...gated },
  myMessages: { path: '/my/mymessage', page: 'members/messages', ...gated },
  realName: { path: '/my/realname', page: 'members/real-name', ...gated },
  myFollow: { path: '/my/follow', page: 'members/following', ...gated },
  myCollect: { path: '/my/collect', page: 'members/collection', ...gated },
  myEvents: { path: '/my/events', page: 'members/events', ...gated },

  desk: { path: '/desk', page: 'desk/overview', ...deskPage },
  deskReview: { path: '/desk/review', page: 'desk/review', ...deskPage },
  deskReviewPiece: { path: '/desk/review/[id]', page: 'desk/review/[id]', ...deskPage },
  deskFlash: { path: '/desk/flash', page: 'desk/flash', ...deskPage },
  deskFeeds: { path: '/desk/feeds', page: 'desk/feeds', ...deskPage },
  deskItems: { path: '/desk/items', page: 'desk/items', ...deskPage },
  deskLog: { path: '/desk/log', page: 'desk/log', ...deskPage },
  deskRecords: { path: '/desk/manage/[kind]', page: 'desk/manage/[kind]', ...deskPage },
  deskRecordNew: { path: '/desk/manage/[kind]/new', page: 'desk/manage/[kind]/new', ...deskPage },
  deskRecord: { path: '/desk/manage/[kind]/[id]', page: 'desk/manage/[kind]/[id]', ...deskPage },
  deskFeedback: { path: '/desk/feedback', page: 'desk/feedback', ...deskPage },
  deskRealname: { path: '/desk/realname', page: 'desk/realname', ...deskPage },
  deskLanding: { path: '/desk/landings/[id]', page: 'desk/landings/[id]', ...deskPage },
  deskUsers: { path: '/desk/users', page: 'desk/users', ...deskPage },
  deskUser: { path: '/desk/users/[id]', page: 'desk/users/[id]', ...deskPage },
  deskSearches: { path: '/desk/searches', page: 'desk/searches', ...deskPage },

  frontDoor: { path: '/en', page: 'front-door', onlyLocale: 'en', chrome: bareChrome },
  atlas: { path: '/atlas', page: 'atlas', chrome: bareChrome },
  atlasDistrict: { path: '/atlas/[type]', page: 'atlas/[type]/[page]', chrome: bareChrome },
  hkCeremony: { path: '/hk_annualceremony', page: 'landings/hk_annualceremony', chrome: bareChrome },
  hkCeremonyResult: {
    path: '/hk_annualceremony_result',
    page: 'landings/hk_annualceremony_result',
    chrome: bareChrome,
  },
  polkadot: { path: '/polkadot2024', page: 'landings/polkadot2024', chrome: bareChrome },
  polkadotAbout: { path: '/polkadot2024_about', page: 'landings/polkadot2024_about', chrome: bareChrome },
  polkadotSpeaker: {
    path: '/polkadot2024_speaker',
    page: 'landings/polkadot2024_speaker',
    chrome: bareChrome,
  },
  polkadotPartner: {
    path: '/polkadot2024_partner',
    page: 'landings/polkadot2024_partner',
    chrome: bareChrome,
  },
  polkadotAgenda: { path: '/polkadot2024_agenda', page: 'landings/polkadot2024_agenda', chrome: bareChrome },
  cryptoFi: { path: '/CryptoFi', page: 'landings/CryptoFi', chrome: bareChrome },
  cryptoFiPartner: { path: '/CryptoFiPartner', page: 'landings/CryptoFiPartner', chrome: bareChrome },
  cryptoFiSpeaker: { path: '/CryptoFiSpeaker', page: 'landings/CryptoFiSpeaker', chrome: bareChrome },
  cryptoTime: { path: '/CryptoTime', page: 'landings/CryptoTime', chrome: bareChrome },
  cryptoFiContact: { path: '/CryptoFiContact', page: 'landings/CryptoFiContact', chrome: bareChrome },
  forum2023: {
    path: '/forum_2023',
    page: 'landings/forum_2023',
    aliases: ['/CryptoFi2023'],
    chrome: bareChrome,
  },
  forum2024: {
    path: '/forum_2024',
    page: 'landings/forum_2024',
    aliases: ['/CryptoFi2024'],
    chrome: bareChrome,
  },
  forum2025: {
    path: '/forum_2025',
    page: 'landings/forum_2025',
    aliases: ['/CryptoFi2025'],
    chrome: bareChrome,
  },
  personalities: { path: '/16personalities', page: 'quiz', chrome: bareChrome },
  personality: { path: '/16personalities/[code]', page: 'quiz/[code]', chrome: bareChrome },
  personalityShares: {
    path: '/16personalities/with/[shares]',
    page: 'quiz/with/[shares]',
    isIndexable: false,
    chrome: bareChrome,
  },
  landing: { path: '/landing/[slug]', page: 'landings/[slug]', chrome: bareChrome },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Whole addresses that show one item of a parametrised route. */
export const fixedAliases: Record<string, { name: RouteName; params: Record<string, string> }> = {
  '/gw_dex': { name: 'topic', params: { id: '5' } },
};

/** What a parameter may be; anything else is not an address of the site. */
export const paramPatterns: Record<string, RegExp> = {
  id: /^[1-9]\d{0,14}$/,
  /** `3`, or `3-50`: a page of that size (`lib/platform/paging/pager.ts`). */
  page: /^[1-9]\d{0,5}(-(20|30|50))?$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  type: /^[a-z0-9-]{1,60}$/,
  kind: /^[a-z_]{1,30}$/,
  keyword: /^[\s\S]{1,300}$/,
  slug: /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/,
  code: /^[SD][LF][NP][BC]$/,
  /** Four shares in per cent. */
  shares: /^\d{1,3}(-\d{1,3}){3}$/,
  token: /^[\w.~-]{1,300}$/,
};

/** The last part of the folder of a numbered list. */
const PAGE_FOLDER = '/[page]';

type NumberedPage = `${string}/[page]`;
/** Routes of numbered lists. */
export type NumberedRoute = {
  [Name in RouteName]: (typeof routes)[Name]['page'] extends NumberedPage ? Name : never;
}[RouteName];

export function isNumbered(route: Route): boolean {
  return route.page.endsWith(PAGE_FOLDER);
}

/**
 * Fills the parameters of a route's canonical path; `page` names a further page of a numbered list. No language prefix:
 * see `href.ts`.
 */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  const path = fill(routes[name].path, params);
  const { page } = params;
  return page !== undefined && isNumbered(routes[name]) ? `${path}/page/${page}` : path;
}

/** The folder of a match with its parameters filled in: where the middleware leads. */
export function folderOf(name: RouteName, params: Record<string, string>): string {
  return fill(routes[name].page, { page: 1, ...params });
}

function fill(pattern: string, params: Record<string, string | number>): string {
  return pattern.replace(/\[(\w+)\]/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
}
