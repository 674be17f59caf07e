import { Link } from '@/components/ui/link';
import { href } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  label: string;
  className?: string;
}

/** Following needs an account. */
export function FollowLink({ locale, label, className = '' }: Props) {
  return (
    <Link
      href={href(locale, 'signUp')}
      rel="nofollow"
      className={`whitespace-nowrap text-ink underline underline-offset-4 ${className}`}
    >
      {label}
    </Link>
  );
}
