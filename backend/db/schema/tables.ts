import * as accounts from './accounts';
import * as analytics from './analytics';
import * as data from './data';
import * as directory from './directory';
import * as events from './events';
import * as home from './home';
import * as members from './members';
import * as people from './people';
import * as records from './records';
import * as search from './search';
import * as stories from './stories';
import * as system from './system';
import * as tickets from './tickets';
import * as topics from './topics';
import * as uploads from './uploads';
import * as users from './users';
import * as weeklies from './weeklies';
import * as writing from './writing';

/** Every table, for the query builder and the migration generator. */
export const tables = {
  ...accounts,
  ...analytics,
  ...data,
  ...directory,
  ...events,
  ...home,
  ...members,
  ...people,
  ...records,
  ...search,
  ...stories,
  ...system,
  ...tickets,
  ...topics,
  ...uploads,
  ...users,
  ...weeklies,
  ...writing,
};
