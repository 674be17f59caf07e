import { Icon } from '@/components/ui/icons/icon';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { Banner } from '@/lib/home/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** The banners editors placed, as one line of text each. */
export function HomeBanners({ banners, locale }: { banners: readonly Banner[]; locale: Locale }) {
  return (
    <ul>
      {banners.map((banner) => {
        const Way = banner.href.startsWith('/') ? Link : OutwardLink;
        return (
          <li key={banner.id} className="border-b border-rule last:border-b-0">
            <Way
              href={banner.href}
              lang={foreignLang(banner.lang, locale)}
              className="flex min-h-11 items-center gap-4 py-2 text-[17px] font-bold leading-[1.45]"
            >
              <span className="min-w-0 flex-1">
                <Headline text={banner.title} lang={banner.lang} />
              </span>
              <Icon name="arrow-right" className="shrink-0" />
            </Way>
          </li>
        );
      })}
    </ul>
  );
}
