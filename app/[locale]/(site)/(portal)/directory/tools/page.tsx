import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { MemberMessages } from '@/components/directory/member-messages';
import { ProposeTool } from '@/components/directory/propose-tool-deferred';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { ToolGroups } from '@/components/directory/tool-groups';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { AnchorRow } from '@/components/ui/lists/anchor-row';
import { EmptyState } from '@/components/ui/notices/states';
import { listTools } from '@/lib/directory/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { href } from '@/lib/platform/routing/href';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('tools');
}

export default async function ToolsPage() {
  const t = await getTranslations('toolsDirectory');
  const language = await pageLanguage();
  const groups = (await listTools(language)).filter(({ tools }) => tools.length > 0);
  if (groups.length === 0) return <EmptyState text={t('empty')} />;
  const anchors = groups.map(({ key, name, tools }) => ({ id: key, label: name, count: tools.length }));
  return (
    <LedgerPage
      title={t('title')}
      intro={t('external')}
      gutter="event"
      below={<AnchorRow label={t('categories')} anchors={anchors} />}
    >
      <ToolGroups groups={groups} locale={language.locale} />
      <div className="no-print">
        <LedgerSection id="propose" label={t('propose.title')} rule="ink">
          <MemberMessages locale={language.locale}>
            <ProposeTool categories={groups.map(({ id, name }) => ({ id, name }))} />
          </MemberMessages>
        </LedgerSection>
      </div>
      <SectionGraph
        name="tools"
        items={groups.flatMap(({ tools }) =>
          tools.map(({ id, name }) => ({ name, href: href(language.locale, 'tool', { id }) })),
        )}
        parents={['data']}
      />
    </LedgerPage>
  );
}
