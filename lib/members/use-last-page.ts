import { useEffect } from 'react';

/** Goes to the last page when the list has become too short for the page that is shown. */
export function useLastPage(
  page: number,
  setPage: (page: number) => void,
  data: { total: number; size: number } | undefined,
): void {
  const last = data ? Math.max(1, Math.ceil(data.total / data.size)) : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
}
