import { getTranslations } from 'next-intl/server';
import { Pager } from './pager';
import { type PageRequest, pageAddress, pagerItems } from '@/lib/platform/paging/pager';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@/backend/contract/page-sizes';
import { PagerJump } from './pager-jump';
import { PagerSize } from './pager-size';

/** The smallest page size: a list with no more items fits on one page of any size. */
const MIN_PAGE_SIZE = Math.min(...PAGE_SIZES);

interface Props {
  /** Address of the list, with the language prefix and without a page number. */
  base: string;
  at: PageRequest;
  total: number;
}

/** The pager of a list in the page's language. Nothing for short lists, unless another size was chosen. */
export async function ListPager({ base, at, total }: Props) {
  if (total <= MIN_PAGE_SIZE && at.size === DEFAULT_PAGE_SIZE) return null;
  const t = await getTranslations('pager');
  const { page, size } = at;
  const pages = Math.max(1, Math.ceil(total / size));
  const to = (pageNumber: number) => pageAddress(base, { page: pageNumber, size });
  const cells = pagerItems(page, pages).map((item) =>
    item.kind === 'gap' ? item : { ...item, href: to(item.page), label: t('page', { page: item.page }) },
  );
  return (
    <Pager
      label={t('label')}
      total={t('total', { count: total })}
      position={t('position', { page, total: pages })}
      current={page}
      cells={cells}
      previous={{ href: page > 1 ? to(page - 1) : null, label: t('previous') }}
      next={{ href: page < pages ? to(page + 1) : null, label: t('next') }}
      sizes={
        <PagerSize
          base={base}
          at={at}
          total={total}
          label={t('sizes')}
          options={PAGE_SIZES.map((count) => t('perPage', { count }))}
        />
      }
      jumper={
        pages > 1 && <PagerJump base={base} at={at} pages={pages} labels={{ goTo: t('goTo'), go: t('go') }} />
      }
    />
  );
}
