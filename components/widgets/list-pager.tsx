import { getTranslations } from 'next-intl/server';
import { Pager } from '@/components/ui/pager';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageRequest } from '@/lib/pager';

/** From here on a list is worth a pager: the smallest size a reader may choose. */
const SMALLEST = Math.min(...PAGE_SIZES);

interface Props {
  /** Address of the list, with language and without page. */
  base: string;
  at: PageRequest;
  total: number;
}

/** The pager of a numbered list, in the page's language. Short lists have none. */
export async function ListPager({ base, at, total }: Props) {
  if (total <= SMALLEST && at.size === DEFAULT_PAGE_SIZE) return null;
  const t = await getTranslations('pager');
  const pages = Math.max(1, Math.ceil(total / at.size));
  return (
    <Pager
      base={base}
      at={at}
      total={total}
      pages={pages}
      labels={{
        pager: t('label'),
        total: t('total', { count: total }),
        position: t('position', { page: at.page, total: pages }),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page }),
        sizes: t('sizes'),
        perPage: PAGE_SIZES.map((count) => t('perPage', { count })),
        jump: { goTo: t('goTo'), go: t('go') },
      }}
    />
  );
}
