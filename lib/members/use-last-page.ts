import { useEffect } from 'react';

/** A list that became shorter elsewhere is shown from its last page. */
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
