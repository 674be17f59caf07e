import { sql } from 'drizzle-orm';

/**
 * Condition on `scans s`: somebody was let in with the ticket while they were its holder. An entry with the old code of
 * a transferred ticket, on a phone without a network, does not count against the new holder.
 */
export const isHolderEntry = sql`s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null
  and s.server_result is distinct from 'moved'`;
