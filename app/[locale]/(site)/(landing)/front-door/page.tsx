import type { Metadata } from 'next';
import { FrontDoor } from '@/components/landings/front-door/front-door';
import { SectionGraph } from '@/components/publishing/section-graph';
import { BareShell } from '@/components/shell/bare-shell';
import { readFrontDoor } from '@/lib/landings/front-door';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('frontDoor');
}

/** The English entry page. */
export default async function FrontDoorPage() {
  const language = await pageLanguage();
  return (
    <BareShell locale={language.locale}>
      <FrontDoor content={await readFrontDoor(language)} locale={language.locale} />
      <SectionGraph name="frontDoor" type="WebPage" />
    </BareShell>
  );
}
