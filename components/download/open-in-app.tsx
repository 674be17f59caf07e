import { getTranslations } from 'next-intl/server';
import { getConfig } from '@/lib/platform/config/config';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { deepLink, type DeepLinkKind } from '@/lib/download/deep-link';
import { Icon } from '@/components/ui/icons/icon';
import { APP_LINK } from '@/lib/download/app-mark';
import { InAppBrowserGuide } from './in-app-browser-guide';

interface Props {
  kind: DeepLinkKind;
  /** Id of the item; without it the link opens the app's home page. */
  id?: number;
  locale: Locale;
  /** Text of the button, “打开App” by default. */
  label?: string;
  /** Whether an icon is shown above the text. */
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
    <>
      <a
        href={href(locale, 'download')}
        {...{ [APP_LINK]: deepLink(scheme, kind, id) }}
        className={className}
      >
        {hasIcon && <Icon name="external" size={18} />}
        {label ?? t('open')}
      </a>
      <InAppBrowserGuide title={t('guideTitle')} text={t('guideText')} close={t('guideClose')} />
    </>
  );
}
