'use client';

import type { FormEvent } from 'react';
import { useNavigate } from '@/lib/platform/navigation/use-navigate';
import { type PageRequest, pageAddress, parseJump } from '@/lib/platform/paging/pager';

interface JumpLabels {
  goTo: string;
  go: string;
}

interface Props {
  base: string;
  at: PageRequest;
  pages: number;
  labels: JumpLabels;
}

/** A field to go to a page by number; a number out of range does nothing. */
export function PagerJump({ base, at, pages, labels }: Props) {
  const go = useNavigate();

  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = parseJump(String(new FormData(event.currentTarget).get('page') ?? ''), pages);
    if (page !== null && page !== at.page) go(pageAddress(base, { page, size: at.size }));
  };

  return (
    <form onSubmit={jump} className="flex items-center gap-2">
      <label className="flex items-center gap-2">
        {labels.goTo}
        <input
          name="page"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          className="n h-11 w-14 rounded-ctl border border-ctl bg-paper text-center md:h-[34px]"
        />
      </label>
      <button type="submit" className="btn btn-line min-h-11 px-3 md:min-h-[34px]">
        {labels.go}
      </button>
    </form>
  );
}
