import { articles } from '@/backend/db/seed/sample/articles';
import { authors } from './authors';
import { events } from './events';
import { flashes } from './flashes';
import { notices } from './notices';
import { organisers } from './organisers';
import { partners } from './partners';
import { tools } from './tools';
import { weeklies } from './weeklies';

/** Everything a fresh installation shows when SAMPLE_CONTENT is on. */
export const sample = { articles, authors, events, flashes, notices, organisers, partners, tools, weeklies };
