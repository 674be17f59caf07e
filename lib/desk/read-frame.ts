import 'server-only';
import { cache } from 'react';
import { readForDesk } from './read';

/** The member who opens a desk page, read once per request. */
export const readDeskMember = cache(() => readForDesk('userInfo', {}));

/** The numbers of open tasks on the pages of the desk, read once per request. */
export const readDeskCounts = cache(() => readForDesk('deskCounts', {}));
