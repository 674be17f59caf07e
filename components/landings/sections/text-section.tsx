import type { SectionOf } from '@/backend/contract/landings/landing';
import { RichText } from '@/components/rich-text/rich-text';

/** Formatted text. */
export function TextSection({ section }: { section: SectionOf<'text'>; locale: string }) {
  return (
    <div className="max-w-[42em] text-lg">
      <RichText html={section.body} />
    </div>
  );
}
