import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { Banner } from '@/lib/home/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** What editors recommend, two beside each other: a number with its unit, a title, a sentence. */
export function HomeBanners({ banners, locale }: { banners: readonly Banner[]; locale: Locale }) {
  return (
    <ul className="grid md:grid-cols-2">
      {banners.map((banner) => (
        <HomeBanner key={banner.id} banner={banner} locale={locale} />
      ))}
    </ul>
  );
}

function HomeBanner({
  banner: { title, figure, unit, summary, lang, href },
  locale,
}: {
  banner: Banner;
  locale: Locale;
}) {
  const Way = href.startsWith('/') ? Link : OutwardLink;
  return (
    <li
      lang={foreignLang(lang, locale)}
      className="relative border-rule py-2 max-md:border-b max-md:last:border-b-0 md:not-first:ps-6 md:first:pe-6 md:even:border-s"
    >
      {figure !== '' && (
        <p className="flex items-baseline gap-2">
          <span className="n-display text-display-sm font-semibold leading-[1.1] md:text-display-md">
            {figure}
          </span>
          <span className="text-sm">{unit}</span>
        </p>
      )}
      <h3 className="text-xl font-bold leading-[1.45]">
        <Way href={href} className="after:absolute after:inset-0">
          <Headline text={title} lang={lang} />
        </Way>
      </h3>
      {summary !== '' && <p className="text-ink-2">{summary}</p>}
    </li>
  );
}
