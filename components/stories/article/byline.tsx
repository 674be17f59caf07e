import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Avatar } from '@/components/pictures/avatar';
import { FollowButton } from '@/components/members/follow-button';
import type { Signer } from '@/lib/stories/signer';

interface Props {
  author: Signer;
  locale: Locale;
  className?: string;
}

/** The author's portrait, name and bio, with the button to follow them. */
export function Byline({ author, locale, className = '' }: Props) {
  const lang = foreignLang(author.lang, locale);
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 ${className}`}>
      <Avatar id={author.id} src={author.avatar} size={40} className="mt-0.5" />
      <div className="relative text-sm leading-[1.5]">
        <Link
          href={author.href}
          rel="author"
          lang={lang}
          className="text-base font-bold min-[300px]:max-md:me-24 min-[300px]:max-md:inline-block"
        >
          {author.name}
        </Link>
        <div className="text-ink-2">
          <span lang={lang}>{author.bio}</span>
          <FollowButton
            target={author}
            locale={locale}
            className="no-print max-[300px]:ms-3 min-[300px]:max-md:absolute min-[300px]:max-md:end-0 min-[300px]:max-md:top-0 md:ms-3"
          />
        </div>
      </div>
    </div>
  );
}
