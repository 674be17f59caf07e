import { BrandMark } from './brand-mark';

interface Props {
  /** A cleaned SVG; empty for the mark of the product. */
  logo: string;
  /** In px. */
  height?: number;
  className?: string;
}

/** The newsroom's own mark inline, in the colour of the text around it where it has none. */
export function LogoMark({ logo, height = 26, className = '' }: Props) {
  if (logo === '') return <BrandMark height={height} className={`flex-none ${className}`} />;
  return (
    <span
      aria-hidden="true"
      className={`block flex-none [&>svg]:h-full [&>svg]:w-auto ${className}`}
      style={{ height }}
      dangerouslySetInnerHTML={{ __html: logo }}
    />
  );
}
