import * as accounts from './accounts';
import * as alerts from './alerts';
import * as analytics from './analytics';
import * as api from './api';
import * as channels from './channels';
import * as chinese from './chinese';
import * as checkIn from './check-in';
import * as comments from './comments';
import * as data from './data';
import * as dayLedgers from './day-ledgers';
import * as directory from './directory';
import * as events from './events';
import * as federation from './federation';
import * as feeds from './feeds';
import * as follows from './follows';
import * as home from './home';
import * as organiserMessages from './organiser-messages';
import * as landings from './landings';
import * as letters from './letters';
import * as newsletters from './newsletters';
import * as members from './members';
import * as orders from './orders';
import * as payments from './payments';
import * as people from './people';
import * as draftNotes from './writing/draft-notes';
import * as previewLinks from './writing/preview-links';
import * as receipts from './receipts';
import * as records from './records';
import * as redirects from './redirects';
import * as search from './search';
import * as stories from './stories';
import * as system from './system';
import * as tickets from './tickets';
import * as transfers from './transfers';
import * as topics from './topics';
import * as uploads from './uploads';
import * as users from './users';
import * as webhooks from './webhooks';
import * as weeklies from './weeklies';
import * as withheldTexts from './writing/withheld-texts';
import * as writing from './writing/drafts';

/** Every table, for the query builder and the migration generator. */
export const tables = {
  ...accounts,
  ...alerts,
  ...analytics,
  ...api,
  ...channels,
  ...checkIn,
  ...chinese,
  ...comments,
  ...data,
  ...dayLedgers,
  ...directory,
  ...events,
  ...federation,
  ...feeds,
  ...follows,
  ...home,
  ...organiserMessages,
  ...landings,
  ...letters,
  ...members,
  ...newsletters,
  ...orders,
  ...payments,
  ...people,
  ...draftNotes,
  ...previewLinks,
  ...receipts,
  ...records,
  ...redirects,
  ...search,
  ...stories,
  ...system,
  ...tickets,
  ...transfers,
  ...topics,
  ...uploads,
  ...users,
  ...webhooks,
  ...weeklies,
  ...withheldTexts,
  ...writing,
};
