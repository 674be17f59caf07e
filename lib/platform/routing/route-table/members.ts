import { bareChrome, gatedPage, privatePage, type Route } from './route';

/** Pages for signing in, of the account, of writing, and previews. */
export const memberRoutes = {
  signUp: { path: '/signUp', page: 'accounts/sign-up', isIndexable: false },
  setup: { path: '/setup', page: 'accounts/setup', isIndexable: false },
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
  openedPreview: {
    path: '/preview/opened/[link]',
    page: 'writing/preview/opened/[link]',
    isIndexable: false,
  },
  openedEventPreview: {
    path: '/preview/event/opened/[link]',
    page: 'events/preview/opened/[link]',
    isIndexable: false,
  },
  eventPreview: { path: '/preview/event/[token]', page: 'events/preview/[token]', isIndexable: false },
  feedback: { path: '/feed_back', page: 'members/feedback', ...privatePage },
  collect: { path: '/collect', page: 'members/collected', ...privatePage },
  follow: { path: '/follow', page: 'members/followed', ...privatePage },
  individual: { path: '/my/Individual', page: 'members/profile', ...gatedPage },
  myMessages: { path: '/my/mymessage', page: 'members/messages', ...gatedPage },
  realName: { path: '/my/realname', page: 'members/real-name', ...gatedPage },
  myFollow: { path: '/my/follow', page: 'members/following', ...gatedPage },
  myCollect: { path: '/my/collect', page: 'members/collection', ...gatedPage },
  myEvents: { path: '/my/events', page: 'members/events', ...gatedPage },
  myApi: { path: '/my/api', page: 'members/api-keys', ...gatedPage },
} as const satisfies Record<string, Route>;
