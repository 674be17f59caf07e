import { HONG_KONG_PATH } from '@/lib/platform/routing/local-address';
import { bareChrome, type Route } from './route';

const regionChrome = { frame: 'region', footer: false } as const;

/** Pages for readers. */
export const readingRoutes = {
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
    chrome: { tabBar: false },
  },
  flashComments: { path: '/news/[id]/comments', page: 'news/[id]/comments/[page]', isIndexable: false },
  contents: {
    path: '/contents/[id]',
    page: 'contents/[id]',
    aliases: ['/gw_detail/[id]'],
    bare: ['/gw_detail', '/contents'],
    chrome: { tabBar: false },
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
    chrome: { tabBar: false, toolBar: false },
  },

  articleComments: {
    path: '/wz_detail/[id]/comments',
    page: 'articles/[id]/comments/[page]',
    isIndexable: false,
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
  calendarFrom: { path: '/gw_shijian/from/[day]', page: 'events/calendar/from/[day]', isIndexable: false },
  calendarCity: {
    path: '/gw_shijian/from/[day]/[city]',
    page: 'events/calendar/from/[day]/[city]',
    isIndexable: false,
  },
  organisers: { path: '/gw_ruzhu', page: 'events/organisers/list/[page]' },
  organiser: { path: '/gw_ruzhu/[id]', page: 'events/organisers/[id]', bare: ['/gw_ruzhu'] },

  usa: { path: '/usa', page: 'usa', chrome: regionChrome },
  hk: { path: HONG_KONG_PATH, page: 'hk', chrome: { ...regionChrome, background: 'dark' } },

  region: { path: '/regions/[region]', page: 'regions/[region]', chrome: regionChrome },

  data: { path: '/DataEra', page: 'data' },
  dataRecords: { path: '/DataEra/records', page: 'data/records' },
  dataType: { path: '/DataEra/[type]', page: 'data/[type]', bare: ['/DataEra'] },
  tools: { path: '/home_tools', page: 'directory/tools', aliases: ['/tool'] },
  tool: { path: '/home_tools/[id]', page: 'directory/tools/[id]', bare: ['/home_tools', '/tool'] },

  weekly: { path: '/home_jszk', page: 'weekly' },
  weeklyIssue: { path: '/home_jszk/[id]', page: 'weekly/[id]', bare: ['/home_jszk'] },
  developers: { path: '/developers', page: 'developers' },
  letters: { path: '/letters', page: 'letters/list/[page]' },
  letterDone: { path: '/letters/done/[state]', page: 'letters/done/[state]', isIndexable: false },
  letterConfirm: { path: '/letters/confirm/[token]', page: 'letters/confirm/[token]', isIndexable: false },
  openedLetterConfirm: {
    path: '/letters/confirm/opened/[link]',
    page: 'letters/confirm/opened/[link]',
    isIndexable: false,
  },
  openedLetterPreferences: {
    path: '/letters/preferences/opened/[link]',
    page: 'letters/preferences/opened/[link]',
    isIndexable: false,
  },
  letterPreferences: {
    path: '/letters/preferences/[token]',
    page: 'letters/preferences/[token]',
    isIndexable: false,
  },
  letter: { path: '/letters/[id]', page: 'letters/[id]', bare: ['/letters'] },
  partners: { path: '/home_hz', page: 'directory/partners' },
  partner: { path: '/home_hz/[id]', page: 'directory/partners/[id]', bare: ['/home_hz'] },
  notices: { path: '/notice', page: 'directory/notices/list/[page]' },
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
} as const satisfies Record<string, Route>;
