import { accounts } from './accounts';
import { desk } from './desk';
import { hosting } from './hosting';
import { reading } from './reading';
import { search } from './search';
import { tickets } from './tickets';
import { writing } from './writing';

/** Who may make each call, written out: a call that is new, opened or closed has another row here or fails the test. */
export const ACCESS_TABLE = {
  ...accounts,
  ...search,
  ...writing,
  ...desk,
  ...hosting,
  ...tickets,
  ...reading,
} as const;
