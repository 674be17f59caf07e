/** What the shell around a page shows (spec §2 "Route behaviour"). */
export interface Chrome {
  /** Header, side bar and footer; landing pages and documents stand bare. */
  frame: 'portal' | 'region' | 'bare';
  footer: boolean;
  downloadButton: boolean;
  languageTool: boolean;
  toolBar: boolean;
  background: 'paper' | 'band' | 'dark';
}

export interface Route {
  /** Canonical address; `[name]` stands for one segment. */
  path: string;
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
  chrome?: Partial<Chrome>;
}

const bareChrome = { frame: 'bare', footer: false, toolBar: false } as const;
const privatePage = { session: 'account', isIndexable: false } as const;
const gated = { session: 'required', isIndexable: false } as const;
const regionChrome = { frame: 'region', footer: false } as const;

/** Every address of the site. Middleware, links, canonical addresses and sitemaps are read from here. */
export const routes = {
  home: { path: '/', aliases: ['/home'], chrome: { background: 'band' } },

  news: { path: '/news', aliases: ['/home_kuaixun', '/kuaixun_wz', '/gw_detail'] },
  newsImportant: { path: '/news/important', isIndexable: false },
  newsCategory: { path: '/news/category/[id]', isIndexable: false },
  newsDay: { path: '/news/day/[day]' },
  flash: { path: '/news/[id]', aliases: ['/kuaixun_wz/[id]'], bare: ['/news', '/kuaixun_wz'] },
  contents: {
    path: '/contents/[id]',
    aliases: ['/gw_detail/[id]'],
    bare: ['/gw_detail', '/contents'],
  },

  columns: { path: '/columns', aliases: ['/home_zl'] },
  columnsPage: { path: '/columns/page/[page]', aliases: ['/home_zl/page/[page]'] },
  columnList: { path: '/columnlist', aliases: ['/zl_list'] },
  columnListPage: { path: '/columnlist/page/[page]', aliases: ['/zl_list/page/[page]'] },
  author: { path: '/columnlist/[id]', aliases: ['/zl_list/[id]'], bare: ['/columnlist', '/zl_list'] },
  authorPage: { path: '/columnlist/[id]/page/[page]' },

  articles: { path: '/home_wz', aliases: ['/wz_detail'] },
  articlesPage: { path: '/home_wz/page/[page]' },
  category: { path: '/home_wz/[id]', bare: ['/home_wz'] },
  categoryPage: { path: '/home_wz/[id]/page/[page]' },
  article: { path: '/wz_detail/[id]', bare: ['/wz_detail'], chrome: { toolBar: false } },

  features: { path: '/features', aliases: ['/hot_topics'] },
  topic: { path: '/features/[id]', aliases: ['/gw_dex/[id]'], bare: ['/features', '/hot_topics', '/gw_dex'] },
  topicPage: { path: '/features/[id]/page/[page]', aliases: ['/gw_dex/[id]/page/[page]'] },
  label: { path: '/features/label/[id]' },
  labelPage: { path: '/features/label/[id]/page/[page]' },
  specials: { path: '/home_zt' },

  events: { path: '/events', aliases: ['/home_active', '/activity', '/ac_detail'] },
  eventsPage: { path: '/events/page/[page]' },
  eventsPast: { path: '/events/past' },
  eventsPastPage: { path: '/events/past/page/[page]' },
  event: {
    path: '/events/[id]',
    aliases: ['/ac_detail/[id]'],
    bare: ['/events', '/ac_detail', '/activity', '/home_active'],
  },
  calendar: { path: '/gw_shijian' },
  calendarMonth: { path: '/gw_shijian/[month]', isIndexable: false },
  organisers: { path: '/gw_ruzhu' },

  usa: { path: '/usa', chrome: regionChrome },
  hk: { path: '/hk', chrome: { ...regionChrome, background: 'dark' } },

  data: { path: '/DataEra' },
  dataType: { path: '/DataEra/[type]', bare: ['/DataEra'] },
  tools: { path: '/home_tools', aliases: ['/tool'] },

  weekly: { path: '/home_jszk' },
  weeklyIssue: { path: '/home_jszk/[id]', bare: ['/home_jszk'] },
  partners: { path: '/home_hz' },
  partner: { path: '/home_hz/[id]', bare: ['/home_hz'] },
  notices: { path: '/notice' },
  notice: { path: '/notice/[id]', bare: ['/notice'] },

  about: { path: '/aboutus' },
  copyright: { path: '/copyright' },
  contact: { path: '/contactus' },
  terms: { path: '/fuwutiaokuan', chrome: bareChrome },
  disclaimer: { path: '/mianzeshengming', chrome: bareChrome },
  download: { path: '/download', chrome: { ...bareChrome, downloadButton: false } },

  search: { path: '/search', aliases: ['/gw_search'], isIndexable: false },
  searchResults: {
    path: '/search/[keyword]',
    aliases: ['/gw_search/[keyword]'],
    bare: ['/search', '/gw_search', '/gw_search?key'],
    isIndexable: false,
  },

  signUp: { path: '/signUp', isIndexable: false },
  third: { path: '/third', isIndexable: false, chrome: bareChrome },
  my: { path: '/my', ...privatePage },
  myArticles: { path: '/mywz', ...privatePage },
  publish: { path: '/publish', ...privatePage },
  publishEdit: { path: '/publish/[id]', bare: ['/publish'], ...privatePage },
  feedback: { path: '/feed_back', ...privatePage },
  collect: { path: '/collect', ...privatePage },
  follow: { path: '/follow', ...privatePage },
  hosting: { path: '/ac_organ', ...privatePage, chrome: { footer: false } },
  eventCreate: { path: '/ac_create', ...privatePage },
  eventEdit: { path: '/ac_create/[id]', bare: ['/ac_create'], ...privatePage },
  myTickets: { path: '/ac_mine', aliases: ['/ac_ticket'], ...privatePage },
  individual: { path: '/my/Individual', ...gated },
  myMessages: { path: '/my/mymessage', ...gated },
  realName: { path: '/my/realname', ...gated },
  myFollow: { path: '/my/follow', ...gated },
  myCollect: { path: '/my/collect', ...gated },
  myEvents: { path: '/my/events', ...gated },

  frontDoor: { path: '/en', onlyLocale: 'en', chrome: bareChrome },
  atlas: { path: '/atlas', chrome: bareChrome },
  hkCeremony: { path: '/hk_annualceremony', chrome: bareChrome },
  hkCeremonyResult: { path: '/hk_annualceremony_result', chrome: bareChrome },
  polkadot: { path: '/polkadot2024', chrome: bareChrome },
  polkadotAbout: { path: '/polkadot2024_about', chrome: bareChrome },
  polkadotSpeaker: { path: '/polkadot2024_speaker', chrome: bareChrome },
  polkadotPartner: { path: '/polkadot2024_partner', chrome: bareChrome },
  polkadotAgenda: { path: '/polkadot2024_agenda', chrome: bareChrome },
  cryptoFi: { path: '/CryptoFi', chrome: bareChrome },
  cryptoFiPartner: { path: '/CryptoFiPartner', chrome: bareChrome },
  cryptoFiSpeaker: { path: '/CryptoFiSpeaker', chrome: bareChrome },
  cryptoTime: { path: '/CryptoTime', chrome: bareChrome },
  cryptoFiContact: { path: '/CryptoFiContact', chrome: bareChrome },
  forum2023: { path: '/forum_2023', aliases: ['/CryptoFi2023'], chrome: bareChrome },
  forum2024: { path: '/forum_2024', aliases: ['/CryptoFi2024'], chrome: bareChrome },
  forum2025: { path: '/forum_2025', aliases: ['/CryptoFi2025'], chrome: bareChrome },
  personalities: { path: '/16personalities', chrome: bareChrome },
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
  keyword: /^[\s\S]{1,300}$/,
};

const defaultChrome: Chrome = {
  frame: 'portal',
  footer: true,
  downloadButton: true,
  languageTool: true,
  toolBar: true,
  background: 'paper',
};

/** The shell of a route. */
export function chromeOf(name: RouteName): Chrome {
  const route: Route = routes[name];
  return { ...defaultChrome, ...route.chrome };
}

/** Fills the parameters of a route's canonical path. No language prefix: see `lib/platform/routing/href.ts`. */
export function pathOf(name: RouteName, params: Record<string, string | number> = {}): string {
  return routes[name].path.replace(/\[(\w+)\]/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
}
