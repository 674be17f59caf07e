import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LogoMark } from '@/components/ui/icons/logo-mark';
import { Link } from '@/components/ui/links/link';
import type { SiteLinks } from '../site-links';

interface Props {
  site: SiteLinks;
  /** The state of the draft and the save state. */
  state: ReactNode;
  children?: ReactNode;
}

/** The header of the editor: links to the home page and to the author's drafts, the state of the draft, and buttons. */
export function Head({ site, state, children }: Props) {
  const t = useTranslations('writing');
  return (
    <div className="wr-head" role="banner">
      <h1 className="sr-only">{t('area.write')}</h1>
      <Link href={site.home} className="wr-mark" aria-label={site.name}>
        <LogoMark logo={site.logo} height={22} />
        <span>{site.name}</span>
      </Link>
      <Link href={site.articles} className="wr-mine">
        {t('mine')}
      </Link>
      <div className="wr-state">{state}</div>
      <div className="wr-acts">{children}</div>
    </div>
  );
}
