import { getTranslations } from 'next-intl/server';
import { getConfig } from '@/lib/platform/config/config';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { deepLink, type DeepLinkKind } from '@/lib/download/deep-link';
import { OpenInAppButton } from './open-in-app-button';

interface Props {
  kind: DeepLinkKind;
  /** Left out for home. */
  id?: number;
  locale: Locale;
  /** "打开App" when left out. */
  label?: string;
  /** With an icon above the word. */
  hasIcon?: boolean;
  className: string;
}

/**
 * A button that opens an item in the app or leads to the download page; see `OpenInAppButton`. Nothing when no app is
 * configured.
 */
export async function OpenInApp({ kind, id, locale, label, hasIcon = false, className }: Props) {
  const { scheme } = getConfig().app;
  if (scheme === null) return null;
  const t = await getTranslations('download');
  return (
    <OpenInAppButton
      link={deepLink(scheme, kind, id)}
      downloadHref={href(locale, 'download')}
      hasIcon={hasIcon}
      label={label ?? t('open')}
      guide={{ title: t('guideTitle'), text: t('guideText'), close: t('guideClose') }}
      className={className}
    />
  );
}
