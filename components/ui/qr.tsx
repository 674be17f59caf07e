import { create } from 'qrcode';

interface Props {
  /** What it leads to. */
  value: string;
  label: string;
  /** Side in px; a share code is 100. */
  size?: number;
}

/** A QR code as one path; black on white in every theme, because cameras read other colours badly. */
export function Qr({ value, label, size = 100 }: Props) {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const quiet = 2;
  const side = modules.size + quiet * 2;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
    }
  }
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
