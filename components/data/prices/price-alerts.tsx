'use client';

import { Link } from '@/components/ui/links/link';
import { useMemberState } from '@/lib/data/price-alerts/use-member-state';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { PriceAlertForm, type PriceAlertLabels } from './price-alert-form';

interface Props {
  series: readonly { key: string; name: string }[];
  labels: PriceAlertLabels & { signIn: string };
  locale: Locale;
}

/** Price alerts of the member; others get a link to sign in, because an alert belongs to an account. */
export function PriceAlerts({ series, labels, locale }: Props) {
  const isMember = useMemberState();
  if (isMember) return <PriceAlertForm series={series} labels={labels} locale={locale} />;
  return (
    <Link
      href={href(locale, 'signUp')}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {labels.signIn}
    </Link>
  );
}
