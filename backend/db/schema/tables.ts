import * as accounts from './accounts';
import * as content from './content';
import * as events from './events';
import * as people from './people';
import * as site from './site';
import * as system from './system';

/** Every table, for the query builder and the migration generator. */
export const tables = { ...people, ...accounts, ...content, ...events, ...site, ...system };
