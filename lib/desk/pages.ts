import type { OptionalSection } from '@/backend/contract/brand/sections';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { RouteName } from '@/lib/platform/routing/routes';
import type { DeskPageName } from './page-names';

interface DeskPage {
  /** The key of its name in the side bar. */
  page: DeskPageName;
  route: RouteName;
  /** The kinds of record it manages; the first is the one it opens with. */
  kinds?: readonly [RecordKindName, ...RecordKindName[]];
  /** The section it is about; without the section there is no page. */
  section?: OptionalSection;
  /** Whether only administrators have the page; everybody else gets the 404 page. */
  isForAdmins?: boolean;
}

const records = (page: DeskPageName, ...kinds: [RecordKindName, ...RecordKindName[]]): DeskPage => ({
  page,
  route: 'deskRecords',
  kinds,
});

/** The desk pages as the side bar groups them. */
export const DESK_PAGES: readonly (readonly DeskPage[])[] = [
  [
    { page: 'desk', route: 'desk' },
    { page: 'deskReview', route: 'deskReview' },
    { page: 'deskFlash', route: 'deskFlash' },
    { page: 'deskFeeds', route: 'deskFeeds' },
    { page: 'deskItems', route: 'deskItems' },
    records('topics', 'topic'),
    records('labels', 'label'),
    records('authors', 'author'),
    records('weeklies', 'weekly'),
  ],
  [
    { page: 'deskComments', route: 'deskComments' },
    { page: 'deskFeedback', route: 'deskFeedback' },
    { page: 'deskNewsletters', route: 'deskNewsletters', kinds: ['newsletter'] },
    { page: 'deskChannels', route: 'deskChannels' },
    { page: 'deskLetters', route: 'deskLetters' },
    { page: 'deskRealname', route: 'deskRealname', isForAdmins: true },
    { page: 'deskUsers', route: 'deskUsers', isForAdmins: true },
  ],
  [
    records('home', 'recommendation', 'banner'),
    records('directory', 'notice', 'partner', 'tool', 'tool_category'),
    { ...records('data', 'series'), section: 'data' },
    { ...records('landings', 'landing'), section: 'landings' },
    records('terms', 'term'),
    records('pages', 'document', 'app_config'),
    { page: 'deskBrand', route: 'deskBrand', kinds: ['brand'], isForAdmins: true },
    { page: 'deskRedirects', route: 'deskRedirects' },
    { page: 'deskSearches', route: 'deskSearches' },
    { page: 'deskLog', route: 'deskLog' },
  ],
];

/** The desk pages used all day, which the header of a full-width page links to. */
export const MAIN_PAGES: readonly DeskPageName[] = [
  'desk',
  'deskReview',
  'deskFlash',
  'deskFeeds',
  'deskItems',
];

/** The kinds of record on the same desk page as this one, itself included. */
export function kindsOnSamePage(kind: RecordKindName): readonly RecordKindName[] {
  return pageOf(kind)?.kinds ?? [kind];
}

/** The desk page that manages a kind of record. */
export function pageOf(kind: RecordKindName): DeskPage | undefined {
  return DESK_PAGES.flat().find((deskPage) => deskPage.kinds?.includes(kind));
}
