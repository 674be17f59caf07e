import { LedgerSection } from '@/components/ui/lists/ledger-section';
import type { ToolPage } from '@/lib/directory/atlas/sheet';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  tool: Pick<ToolPage, 'about' | 'lang'>;
  locale: Locale;
  label: string;
}

/** What a tool does, in paragraphs, and its facts as a list of names and texts. Nothing when neither is written. */
export function ToolAbout({ tool: { about, lang }, locale, label }: Props) {
  const { paragraphs, facts } = about;
  if (paragraphs.length + facts.length === 0) return null;
  return (
    <LedgerSection label={label} rule="ink">
      <div lang={foreignLang(lang, locale)} className="-mt-1 max-w-[42em]">
        {paragraphs.map((text) => (
          <p key={text} className="mb-4 text-lg leading-[1.8]">
            {text}
          </p>
        ))}
        <dl>
          {facts.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-rule py-3 md:grid-cols-[132px_minmax(0,1fr)]"
            >
              <dt className="text-base font-bold">{name}</dt>
              <dd className="text-base leading-relaxed text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </LedgerSection>
  );
}
