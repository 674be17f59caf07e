import { sql } from 'drizzle-orm';

/**
 * Condition on `scans s`: somebody was let in with the ticket, and was its holder. Whoever came in with the code of a ticket
 * that had moved to somebody else, on a phone without a network, takes nothing from the new holder.
 */
export const isHolderEntry = sql`s.result = 'admitted' and s.kind = 'entry' and s.undone_at is null
  and s.server_result is distinct from 'moved'`;
