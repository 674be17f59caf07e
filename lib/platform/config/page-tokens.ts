import 'server-only';
import { pageToken } from '@/backend/contract/process/page-token';
import { getConfig } from './config';

/** The token in the page of a story; it is sent back with the record that the story was read. */
export function viewToken(id: number): string {
  return pageToken(getConfig().backendSecret, `view:${id}`, new Date());
}

/** The same for a page of search results. */
export function searchToken(keyword: string): string {
  return pageToken(getConfig().backendSecret, `search:${keyword}`, new Date());
}
