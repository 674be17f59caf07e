import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { LandingSection } from '@/backend/contract/landings/landing';
import { SectionBody } from './section-body';
import type { SectionContext } from './section-context';

/** A section of a landing page with its title in the gutter; buttons have no title. */
export function LandingSectionBlock({ section, ...context }: SectionContext & { section: LandingSection }) {
  if (section.type === 'buttons')
    return (
      <div className="entry">
        <div className="entry-body col-start-2 py-6">
          <SectionBody section={section} {...context} />
        </div>
      </div>
    );
  return (
    <LedgerSection label={section.title} id={section.key} rule="ink">
      <SectionBody section={section} {...context} />
    </LedgerSection>
  );
}
