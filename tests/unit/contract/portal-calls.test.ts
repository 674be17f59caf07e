/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@/backend/contract/calls';

/** The paths that every client of the API may rely on. */
const PATHS = `
  homeLinsts homeHotList dexList dexRecommendList homeSearchList categoryLists getLabelDetails getTicketDetails
  getZLHostLists relatedRecommen getRecommendBanner getArticleList getEventDetails getRecommendLists getSpecial
  getSpecialDetails getActivityList getActivityDetails getInformationDetails getWeekDetails getCooperationDetails
  getNoticeDetails getPopularColumn getWeekAuthorList getAuthorListNew toolsList dataereList spotData hotColumns
  getAppConfig hotSearch search getSearchRecords delSearchRecords searchMore login googleLogin getUserInfo editUserInfo
  verifySms verifyEmailSms setPassword resetPassword myCollection myFollow followAuthor submitFeedback likeInformation
  logOut getShareSignaTure toUserInfo getUserInformation getPhoneCode sendSms sendMailSms forgotPassword
  collectionInformation cancelCollectionInformation getTwitterAuthUrl twitterAuthCallback uploadData pvuv
  admin/activity/lists admin/activity/getExportData admin/activity/home admin/activity/mylists admin/activity/details
  admin/activity/mainLists2 admin/activity/update admin/activity/destroy admin/activity/order admin/activity/orderCheck
  admin/activity/orderCancel admin/activity/orderUpdate`
  .trim()
  .split(/\s+/);

const PORTAL = ['app', 'components', 'lib', 'server'];
const DECISION = 'docs/decisions/calls.md';

const portal = PORTAL.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n');
const decision = readFileSync(DECISION, 'utf8')
  .split(/^## /m)
  .find((section) => section.startsWith('Calls the portal does not make'));
/** The calls that the decision names as a path. Those in brackets are left out: the portal makes them instead. */
const unused = new Set(decision?.replace(/\([^)]*\)/g, '').match(/(?<=`)\/[\w/]+(?=`)/g));
const nameOf = new Map(Object.entries(calls).map(([name, { path }]) => [path, name]));

const isMade = (name: string) => new RegExp(`'${name}'|calls\\.${name}\\b`).test(portal);

test.each(PATHS)(
  '/%s is a call of the contract that the portal makes, or a decision says why not',
  (path) => {
    const name = nameOf.get(`/${path}`);
    expect(name).toBeDefined();
    expect({ path, isMade: isMade(name ?? '') }).toEqual({ path, isMade: !unused.has(`/${path}`) });
  },
);
