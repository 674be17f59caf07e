import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/pictures/avatar';
import { Link } from '@/components/ui/links/link';
import type { RegionEdition } from '@/lib/regions/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** The authors of the edition. */
export async function RegionAuthors({
  authors,
  locale,
}: {
  authors: RegionEdition['authors'];
  locale: Locale;
}) {
  const t = await getTranslations('region');
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {authors.map(({ author, count }) => (
        <li key={author.id} className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4">
          <Avatar id={author.id} src={author.avatar} size={48} />
          <div lang={foreignLang(author.lang, locale)}>
            <h3 className="text-md leading-normal">
              <Link href={author.href}>{author.name}</Link>
            </h3>
            <p className="text-sm leading-relaxed text-ink-2">{author.bio}</p>
            <p className="type-meta">{t('written', { count })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
