import { Icon } from '@/components/ui/icons/icon';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { Banner } from '@/lib/home/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** The banners editors placed, as a title each, two beside each other. */
export function HomeBanners({ banners, locale }: { banners: readonly Banner[]; locale: Locale }) {
  return (
    <ul className="grid md:grid-cols-2">
      {banners.map((banner) => {
        const Way = banner.href.startsWith('/') ? Link : OutwardLink;
        return (
          <li
            key={banner.id}
            className="border-rule max-md:border-b max-md:last:border-b-0 md:not-first:ps-6 md:first:pe-6 md:even:border-s"
          >
            <Way
              href={banner.href}
              lang={foreignLang(banner.lang, locale)}
              className="flex min-h-11 items-center gap-4 py-2 text-xl font-bold leading-[1.45]"
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
