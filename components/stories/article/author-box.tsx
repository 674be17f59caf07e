import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/pictures/avatar';
import { FollowButton } from '@/components/members/follow-button';
import { Link } from '@/components/ui/links/link';
import { PageFragment } from '@/components/ui/page-fragment';
import { itemFragment } from '@/lib/platform/fragments/address';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Signer } from '@/lib/stories/signer';

interface Props {
  author: Signer;
  locale: Locale;
}

/** At the end of an article: who wrote it, how much they have written, and the button to follow them. */
export async function AuthorBox({ author, locale }: Props) {
  const t = await getTranslations('article');
  const lang = foreignLang(author.lang, locale);
  return (
    <section className="no-print entry mt-12" aria-label={t('author')}>
      <h2 className="entry-gutter text-base font-bold max-md:sr-only md:pt-5">{t('author')}</h2>
      <div className="entry-body max-md:col-start-2">
        <div className="grid max-w-[684px] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 border-t-2 border-ink pt-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <Avatar id={author.id} src={author.avatar} size={56} className="size-14" />
          <div>
            <h3 className="text-xl leading-[1.4] font-bold" lang={lang}>
              <Link href={author.href}>{author.name}</Link>
            </h3>
            <p className="mt-0.5 text-base leading-[1.6] text-ink-2" lang={lang}>
              {author.bio}
            </p>
            <PageFragment address={itemFragment(locale, 'authors', author.id)} />
          </div>
          <FollowButton target={author} locale={locale} shape="button" className="col-span-2 md:col-span-1" />
        </div>
      </div>
    </section>
  );
}
