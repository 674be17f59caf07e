import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';

/** What changes with name and look, and the texts that do not: the newsroom's own terms and pages about itself. */
export function BrandFollows() {
  const t = useTranslations('desk.brand');
  const locale = useLocale();
  return (
    <section>
      <h2 className="rail-head font-bold">{t('follows')}</h2>
      <p className="text-sm text-ink-2">{t('followsNote')}</p>
      <p className="pt-2 text-sm text-ink-2">
        {t('legalNote')}{' '}
        <Link href={href(locale, 'deskRecords', { kind: 'document' })} className="form-link">
          {t('legalLink')}
        </Link>
      </p>
    </section>
  );
}
