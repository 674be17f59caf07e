import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { href } from '@/lib/platform/routing/href';
import { isMissingItem, MISSING_ITEMS, MISSING_ITEM_NAMES } from '@/lib/platform/routing/missing-items';
import { pageLocale } from '@/lib/platform/routing/page-params';

interface Props {
  params: Promise<{ item: string }>;
}

export function generateStaticParams() {
  return MISSING_ITEM_NAMES.map((item) => ({ item }));
}

async function readItem({ params }: Props) {
  const { item } = await params;
  return isMissingItem(item) ? item : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('errors.missingItem');
  return { title: t(`${await readItem(props)}.title`), robots: { index: false } };
}

/** 404 of an item that does not exist: says what is missing and links to its list. */
export default async function MissingItemPage(props: Props) {
  const item = await readItem(props);
  const locale = await pageLocale();
  const t = await getTranslations('errors.missingItem');
  return (
    <Statement title={t(`${item}.title`)} text={t(`${item}.text`)}>
      <Link href={href(locale, MISSING_ITEMS[item].list)} className="btn btn-ink">
        {t(`${item}.link`)}
      </Link>
    </Statement>
  );
}
