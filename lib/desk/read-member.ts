import 'server-only';
import { cache } from 'react';
import { readForDesk } from './read';

/** Whoever opens the page, read once for it. */
export const readDeskMember = cache(() => readForDesk('userInfo', {}));
