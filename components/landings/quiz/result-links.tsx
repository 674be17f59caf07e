import { Link } from '@/components/ui/links/link';
import { quizResult } from '@/lib/landings/quiz/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';
import { Emblem } from './emblem';

interface Props {
  title: string;
  codes: readonly string[];
  language: ReaderLanguage;
  /** Whether the results stand in three columns on wide screens. */
  isWide?: boolean;
}

/** Results with their emblems, as links. */
export function ResultLinks({ title, codes, language, isWide = false }: Props) {
  return (
    <section className="mb-8">
      <h2 className="rail-head text-base">{title}</h2>
      <ul className={isWide ? 'md:grid md:grid-cols-3 md:gap-x-10' : undefined}>
        {codes.map((code) => {
          const result = quizResult(code, language);
          return (
            <li key={code} className="border-t border-rule py-3">
              <Link
                href={href(language.locale, 'personality', { code })}
                className="flex gap-3.5 hover:no-underline"
              >
                <Emblem code={code} className="size-16 flex-none" />
                <span className="min-w-0">
                  <b className="text-lg">{result?.name}</b> <span className="type-meta n">{code}</span>
                  <span className="type-meta block">{result?.line}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
