import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { ListPager } from '@/components/ui/lists/list-pager';
import type { ListedEntry } from '@/lib/directory/atlas/map';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { Page } from '@/lib/platform/paging/page';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { AtlasEntries } from './atlas-entries';

interface Props {
  type: string;
  list: Page<ListedEntry> & { name: string };
  at: PageRequest;
  description: string;
  locale: Locale;
}

/** All entries of one category of the atlas, in pages. */
export async function AtlasDistrictPage({ type, list, at, description, locale }: Props) {
  const t = await getTranslations('atlas');
  return (
    <LedgerPage
      title={list.name}
      intro={description}
      aside={<Link href={href(locale, 'atlas')}>{t('map')}</Link>}
      gutter="event"
    >
      <div className="entry">
        <div className="entry-body col-start-2 pt-6">
          <AtlasEntries entries={list.items} locale={locale} />
          <ListPager base={href(locale, 'atlasDistrict', { type })} at={at} total={list.total} />
        </div>
      </div>
    </LedgerPage>
  );
}
