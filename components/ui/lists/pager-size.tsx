'use client';

import { useNavigate } from '@/lib/platform/navigation/use-navigate';
import { pageAfterSizeChange, type PageRequest, pageAddress } from '@/lib/platform/paging/pager';
import { PAGE_SIZES } from '@/backend/contract/page-sizes';

interface Props {
  base: string;
  at: PageRequest;
  total: number;
  label: string;
  /** Texts of the choices, such as `25条/页`, in the order of PAGE_SIZES. */
  options: readonly string[];
}

/** A select for the page size. Sizes other than the default have their own addresses, which are not indexed. */
export function PagerSize({ base, at, total, label, options }: Props) {
  const go = useNavigate();

  const choose = (value: string) => {
    const size = PAGE_SIZES.find((option) => String(option) === value);
    if (size) go(pageAddress(base, pageAfterSizeChange(at.page, size, total)));
  };

  return (
    <select
      aria-label={label}
      value={at.size}
      onChange={(event) => choose(event.target.value)}
      className="h-11 rounded-ctl border border-ctl bg-paper px-2 md:h-[34px]"
    >
      {PAGE_SIZES.map((size, index) => (
        <option key={size} value={size}>
          {options[index]}
        </option>
      ))}
    </select>
  );
}
