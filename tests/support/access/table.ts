import { accounts } from './accounts';
import { desk } from './desk';
import { hosting } from './hosting';
import { reading } from './reading';
import { search } from './search';
import { tickets } from './tickets';
import { writing } from './writing';

/**
 * Who may make each call. A new call needs a row here, and a change of access a changed row; otherwise a test fails.
 */
export const ACCESS_TABLE = {
  ...accounts,
  ...search,
  ...writing,
  ...desk,
  ...hosting,
  ...tickets,
  ...reading,
} as const;
