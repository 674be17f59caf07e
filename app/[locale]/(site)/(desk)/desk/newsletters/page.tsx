import { DeskFrame } from '@/components/desk/desk-frame';
import { NewslettersDesk } from '@/components/desk/newsletters/newsletters-desk';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readDeskMember } from '@/lib/desk/read-frame';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskNewsletters');
}

export default async function NewslettersPage() {
  const locale = await pageLocale();
  const [issues, { roles }] = await Promise.all([readForDesk('letterIssues', { locale }), readDeskMember()]);
  return (
    <DeskFrame current="deskNewsletters">
      <NewslettersDesk locale={locale} issues={issues} isAdmin={roles.includes('admin')} />
    </DeskFrame>
  );
}
