import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { RouteName } from '@/lib/platform/routing/routes';
import type { DeskPageName } from './page-names';

interface Room {
  /** Its word in the side bar. */
  page: DeskPageName;
  route: RouteName;
  /** The kinds of record kept in it; the first is what the room opens with. */
  kinds?: readonly [RecordKindName, ...RecordKindName[]];
  /** For everybody else the page does not exist. */
  isForAdmins?: boolean;
}

const records = (page: DeskPageName, ...kinds: [RecordKindName, ...RecordKindName[]]): Room => ({
  page,
  route: 'deskRecords',
  kinds,
});

/** The pages ("rooms") of the desk as the side bar groups them. */
export const ROOMS: readonly (readonly Room[])[] = [
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
    { page: 'deskFeedback', route: 'deskFeedback' },
    { page: 'deskLetters', route: 'deskLetters' },
    { page: 'deskRealname', route: 'deskRealname', isForAdmins: true },
    { page: 'deskUsers', route: 'deskUsers', isForAdmins: true },
  ],
  [
    records('home', 'recommendation', 'banner'),
    records('directory', 'notice', 'partner', 'tool', 'tool_category'),
    records('data', 'series'),
    records('landings', 'landing'),
    records('pages', 'document', 'app_config'),
    { page: 'deskSearches', route: 'deskSearches' },
    { page: 'deskLog', route: 'deskLog' },
  ],
];

/** The rooms one goes between all day: what stands in the header of a page that takes the whole width. */
export const MAIN_PAGES: readonly DeskPageName[] = [
  'desk',
  'deskReview',
  'deskFlash',
  'deskFeeds',
  'deskItems',
];

/** The kinds kept in one room with this one, itself among them. */
export function kindsBeside(kind: RecordKindName): readonly RecordKindName[] {
  return roomOf(kind)?.kinds ?? [kind];
}

/** The room a kind of record is kept in. */
export function roomOf(kind: RecordKindName): Room | undefined {
  return ROOMS.flat().find((room) => room.kinds?.includes(kind));
}
