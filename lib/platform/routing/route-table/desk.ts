import { bareChrome, gatedPage, type Route } from './route';

const deskPage = { ...gatedPage, chrome: bareChrome } as const;

/** Pages of editors. */
export const deskRoutes = {
  desk: { path: '/desk', page: 'desk/overview', ...deskPage },
  deskReview: { path: '/desk/review', page: 'desk/review', ...deskPage },
  deskReviewDraft: { path: '/desk/review/[id]', page: 'desk/review/[id]', ...deskPage },
  deskReviewShown: { path: '/desk/review/[id]/shown', page: 'desk/review/[id]/shown', ...deskPage },
  deskFlash: { path: '/desk/flash', page: 'desk/flash', ...deskPage },
  deskFeeds: { path: '/desk/feeds', page: 'desk/feeds', ...deskPage },
  deskItems: { path: '/desk/items', page: 'desk/items', ...deskPage },
  deskLog: { path: '/desk/log', page: 'desk/log', ...deskPage },
  deskRecords: { path: '/desk/manage/[kind]', page: 'desk/manage/[kind]', ...deskPage },
  deskRecordNew: { path: '/desk/manage/[kind]/new', page: 'desk/manage/[kind]/new', ...deskPage },
  deskRecord: { path: '/desk/manage/[kind]/[id]', page: 'desk/manage/[kind]/[id]', ...deskPage },
  deskComments: { path: '/desk/comments', page: 'desk/comments', ...deskPage },
  deskChannels: { path: '/desk/channels', page: 'desk/channels', ...deskPage },
  deskFeedback: { path: '/desk/feedback', page: 'desk/feedback', ...deskPage },
  deskLetters: { path: '/desk/letters', page: 'desk/letters', ...deskPage },
  deskNewsletters: { path: '/desk/newsletters', page: 'desk/newsletters', ...deskPage },
  deskNewsletter: { path: '/desk/newsletters/[id]', page: 'desk/newsletters/[id]', ...deskPage },
  deskNewsletterResults: {
    path: '/desk/newsletters/[id]/results',
    page: 'desk/newsletters/[id]/results',
    ...deskPage,
  },
  deskRealname: { path: '/desk/realname', page: 'desk/realname', ...deskPage },
  deskLanding: { path: '/desk/landings/[id]', page: 'desk/landings/[id]', ...deskPage },
  deskLandingPreview: {
    path: '/desk/landings/preview/[id]',
    page: 'desk/landings/preview/[id]',
    ...deskPage,
  },
  deskUsers: { path: '/desk/users', page: 'desk/users', ...deskPage },
  deskUser: { path: '/desk/users/[id]', page: 'desk/users/[id]', ...deskPage },
  deskRedirects: { path: '/desk/redirects', page: 'desk/redirects', ...deskPage },
  deskBrand: { path: '/desk/brand', page: 'desk/brand', ...deskPage },
  deskSearches: { path: '/desk/searches', page: 'desk/searches', ...deskPage },
} as const satisfies Record<string, Route>;
