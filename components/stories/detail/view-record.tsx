'use client';

import { useEffect, useState } from 'react';
import { plainPath } from '@/lib/platform/routing/local-address';
import { isChanging } from '@/lib/platform/language/change';
import { postPageView } from '@/lib/analytics/page-view';
import { followReading } from '@/lib/analytics/reading-depth';
import { useReadingProgress } from '@/lib/members/use-reading-progress';
import { previousPage } from '@/lib/analytics/previous-page';

const DELAY_MS = 200;

interface Props {
  id: number;
  title: string;
  authorId: number | null;
  /** Proves to the backend that the page view comes from this page; see `viewToken`. */
  token: string;
}

/**
 * Posts the page view of a detail page and how far it was read, and notes the latter for a member. A change of language
 * does not post them again.
 */
export function ViewRecord({ id, title, authorId, token }: Props) {
  const [isTranslation] = useState(isChanging);
  const note = useReadingProgress();

  useEffect(() => {
    if (isTranslation) return;
    const timer = setTimeout(() => {
      postPageView({
        page: plainPath(location.pathname),
        prepg: previousPage(),
        wz_id: id,
        wz_title: title,
        author_id: authorId ?? '',
        token,
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, title, authorId, token, isTranslation]);

  useEffect(
    () => (isTranslation ? undefined : followReading({ id, token }, (depth) => note(id, depth))),
    [id, token, isTranslation, note],
  );

  return null;
}
