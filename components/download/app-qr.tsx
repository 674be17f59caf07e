import { Link } from '@/components/ui/links/link';
import { Qr } from '@/components/ui/qr';

interface Props {
  href: string;
  /** Absolute address in the code. */
  target: string;
  label: string;
  hint: string;
}

/** The download link of the header; its code shows on hover and on focus. */
export function AppQr({ href, target, label, hint }: Props) {
  return (
    <div className="group relative">
      <Link href={href} className="text-base leading-9">
        {label}
      </Link>
      <div className="invisible absolute end-0 top-full z-30 border border-ink bg-paper p-4 opacity-0 transition-opacity duration-150 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
        <Qr value={target} label={hint} size={120} />
        <p className="type-meta mt-2 whitespace-nowrap text-center">{hint}</p>
      </div>
    </div>
  );
}
