import { logQuery, type Search } from '../list-query';

export interface RecordsQuery {
  keyword: string;
  page: number;
  isDeleted: boolean;
}

/** What is asked of a list of records; what is not of its form is left out. */
export function recordsQuery(search: Search): RecordsQuery {
  return { ...logQuery(search), isDeleted: search.deleted === '1' };
}
