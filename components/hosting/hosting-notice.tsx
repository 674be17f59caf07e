import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';

/** Says who may hold events; nothing when everybody may. */
export function HostingNotice({ setup }: { setup: CallOutput<'hostingSetup'> }) {
  const t = useTranslations('hosting.notice');
  const locale = useLocale();
  if (setup.mode === 'open') return null;
  return (
    <div className="entry">
      <div className="entry-body col-start-2 pb-4">
        <p
          role={setup.may_host ? undefined : 'status'}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-band px-3.5 py-2.5"
        >
          {setup.may_host ? t(setup.mode) : t('refused')}
          {!setup.may_host && !isSectionOff('contact') && (
            <Link href={href(locale, 'contact')} className="underline underline-offset-4">
              {t('ask')}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
