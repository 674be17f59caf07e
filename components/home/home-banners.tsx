import { Cover } from '@/components/pictures/cover';
import { Link } from '@/components/ui/link';
import { OutwardLink } from '@/components/ui/outward-link';
import type { Banner } from '@/lib/home/read';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { localAddress, splitAddress } from '@/lib/platform/routing/local-address';
import { HomeSection } from './home-section';

interface Props {
  banners: readonly Banner[];
  title: string;
  locale: Locale;
}

/** What editors put before readers for a while; nothing when there is none. */
export function HomeBanners({ banners, title, locale }: Props) {
  if (banners.length === 0) return null;
  return (
    <HomeSection title={title}>
      <ul className="grid gap-6">
        {banners.map((banner) => {
          const words = (
            <>
              {banner.pic.startsWith('/uploads/') && (
                <Cover
                  id={banner.id}
                  pic={banner.pic}
                  {...COVER_BOXES.banner}
                  className="mb-2 h-auto w-full"
                />
              )}
              <span lang={foreignLang(banner.lang, locale)} className="text-[19px] leading-normal font-bold">
                {banner.title}
              </span>
            </>
          );
          const { link } = banner;
          return (
            <li key={banner.id}>
              {link.startsWith('/') ? (
                <Link href={localAddress(locale, splitAddress(link).path)}>{words}</Link>
              ) : (
                <OutwardLink href={link}>{words}</OutwardLink>
              )}
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
