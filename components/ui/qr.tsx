import { drawCode } from '@/lib/platform/qr/draw-code';

interface Props {
  /** The encoded text, such as an address. */
  value: string;
  label: string;
  /** Side in px. */
  size?: number;
  /** Side of one module in px, instead of `size`: codes scan best with modules of whole pixels. */
  modulePx?: number;
}

/** A QR code as one path; black on white in every theme, because cameras read other colours badly. */
export function Qr({ value, label, size = 100, modulePx }: Props) {
  const { side, path } = drawCode(value);
  return (
    <svg
      role="img"
      aria-label={label}
      width={modulePx ? side * modulePx : size}
      height={modulePx ? side * modulePx : size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}
