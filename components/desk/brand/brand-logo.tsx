import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { Accent } from '@/backend/contract/brand/accent';
import { MAX_LOGO_FILE } from '@/backend/contract/brand/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { BrandMark } from '@/components/ui/icons/brand-mark';

/** The text of the dark theme. */
export const DARK_INK = '#e9efec';
const SIZES = [16, 32, 48] as const;

interface Props {
  /** The SVG as it is stored or was just chosen; empty for the mark of the product. */
  logo: string;
  /** The accent colour that the form holds; null for the first one. */
  accent: Accent | null;
  error: string | null;
  onLogo: (logo: string) => void;
}

/** The logo, large, in the sizes of icons, and on dark. A file is shown as a picture until the server has cleaned it. */
export function BrandLogo({ logo, accent, error, onLogo }: Props) {
  const t = useTranslations('desk.brand.logo');
  const notify = useNotify();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const svg = file.size > MAX_LOGO_FILE ? '' : await file.text();
    target.value = '';
    if (svg.includes('<svg')) onLogo(svg.trim());
    else notify(t('notSvg'));
  };
  return (
    <div className="flex flex-wrap gap-6">
      <div className="grid h-[110px] w-[120px] place-items-center border border-ctl">
        <LogoPicture logo={logo} height={80} mark={accent?.light} />
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <label className="btn btn-line min-h-10 cursor-pointer px-4 focus-within:outline-2 focus-within:outline-ink">
            {t('choose')}
            <input
              type="file"
              accept=".svg,image/svg+xml"
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
          </label>
          {logo !== '' && (
            <button type="button" onClick={() => onLogo('')} className="form-link">
              {t('clear')}
            </button>
          )}
        </div>
        <p className="text-sm text-ink-2">{t('note')}</p>
        <ul className="flex flex-wrap items-end gap-4">
          {SIZES.map((size) => (
            <li key={size} className="grid justify-items-center gap-1">
              <LogoPicture logo={logo} height={size} mark={accent?.light} />
              <span className="n type-meta">{size}</span>
            </li>
          ))}
          <li data-ground="dark" className="grid size-12 place-items-center bg-paper text-ink">
            <LogoPicture logo={logo} height={28} ink={DARK_INK} mark={accent?.dark ?? '#ff7a5c'} />
            <span className="sr-only">{t('onDark')}</span>
          </li>
        </ul>
        {error && (
          <p role="alert" className="text-sm text-mark">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

interface PictureProps {
  logo: string;
  height: number;
  /** The colour of the text around it, and the accent, as a theme has them. */
  ink?: string;
  mark?: string;
}

/** A logo that was chosen, as a picture: whatever its file holds, nothing in it runs. */
export function LogoPicture({ logo, height, ink = '#101817', mark = '#c7290e' }: PictureProps) {
  if (logo === '') return <BrandMark height={height} className="flex-none" />;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(inColours(logo, ink, mark))}`}
      alt=""
      className="flex-none"
      style={{ height, width: 'auto', maxWidth: 120 }}
    />
  );
}

/** The drawing with the colours that it takes from the page. */
function inColours(logo: string, ink: string, mark: string): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(logo) ?? [];
  const fill = /\sfill=/.test(root) ? '' : ' fill="currentColor"';
  return logo.replace(/<svg\b/, `<svg color="${ink}"${fill}`).replaceAll('var(--mark)', mark);
}
