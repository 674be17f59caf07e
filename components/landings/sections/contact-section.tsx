import type { SectionOf } from '@/backend/contract/landings/landing';
import { ContactForm } from '../contact/contact-form-deferred';

/** A contact form, which sends feedback to the desk, and an e-mail address. */
export function ContactSection({ section, subject }: { section: SectionOf<'contact'>; subject: string }) {
  return (
    <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      <div>
        <p className="max-w-[36em] leading-relaxed whitespace-pre-line">{section.intro}</p>
        {section.email !== '' && (
          <p className="mt-3">
            <a href={`mailto:${section.email}`} className="underline underline-offset-4">
              {section.email}
            </a>
          </p>
        )}
      </div>
      <ContactForm subject={subject} />
    </div>
  );
}
