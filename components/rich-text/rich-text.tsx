interface Props {
  /** Sanitised HTML, from `toFlash` or `readRichText`. */
  html: string;
  /** `lang` attribute, when it differs from the page's. */
  lang?: string;
  className?: string;
}

/** A stored text. */
export function RichText({ html, lang, className = 'rich-text' }: Props) {
  return <div lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
