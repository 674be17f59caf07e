'use client';

import { readStored } from '@/lib/platform/storage/browser-storage';
import { PREVIOUS_PAGE } from '@/lib/analytics/page-view';
import { useEffect, useState } from 'react';
import { plainPath } from '@/lib/platform/routing/local-address';
import { isChanging } from '@/lib/platform/language/change';
import { postPageView } from '@/lib/analytics/page-view';

const DELAY_MS = 200;

interface Props {
  id: number;
  title: string;
  authorId: number | null;
  /** Shows that the record comes from this page; see `viewToken`. */
  token: string;
}

/** Detail pages post their own page-view record, once in whatever languages it is read. */
export function ViewRecord({ id, title, authorId, token }: Props) {
  const [isTranslation] = useState(isChanging);

  useEffect(() => {
    if (isTranslation) return;
    const timer = setTimeout(() => {
      const prepg = readStored(PREVIOUS_PAGE) ?? '';
      postPageView({
        page: plainPath(location.pathname),
        prepg,
        wz_id: id,
        wz_title: title,
        author_id: authorId ?? '',
        token,
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, title, authorId, token, isTranslation]);

  return null;
}
