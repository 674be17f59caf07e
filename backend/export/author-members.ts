type Row = Record<string, unknown>;

/**
 * What readers see of the members behind authors: since when they have been there, and whether they are verified. Members
 * are not exported, so it leaves with their authors.
 */
export class AuthorMembers {
  readonly #since = new Map<unknown, unknown>();
  readonly #verified = new Set<unknown>();

  /** Takes note of a row of any table. */
  record(table: string, row: Row): void {
    if (table === 'users' && row.status === 'active') this.#since.set(row.id, row.created_at);
    if (table === 'verification_requests' && row.status === 'verified') this.#verified.add(row.user_id);
  }

  /** The row of an author without the member. To be called when all rows have been noted. */
  left(row: Row): Row {
    if (row.user_id === null) return row;
    return {
      ...row,
      user_id: null,
      exported_since: this.#since.get(row.user_id) ?? null,
      exported_verified: this.#verified.has(row.user_id),
    };
  }
}
