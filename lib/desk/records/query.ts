import { logQuery, type Search } from '../list-query';

export interface RecordsQuery {
  keyword: string;
  page: number;
  isDeleted: boolean;
}

/** The query of a list of records from an address; parts that are not valid are left out. */
export function recordsQuery(search: Search): RecordsQuery {
  return { ...logQuery(search), isDeleted: search.deleted === '1' };
}
